import type { Instance } from '#domain/chess/chess.ts'
import type { GridRow } from '#domain/chess/grid.ts'
import type { Failures } from '#domain/filter/evaluate.ts'
import { covers, type GridSpot } from '#web/grid/grid-area.ts'
import { gridRow } from '#web/grid/grid-spot.ts'
import type { StatusLook } from '#web/instance/status.ts'
import type { CellWords } from './cell-words.ts'
import { ChessCell } from './chess-cell.tsx'
import styles from './chess-grid.module.css'
import { type ChessSizes, extentOf } from './chess-sizes.ts'
import type { DrawnRow } from './rows-in-sight.ts'
import { StoreyHead } from './storey-head.tsx'

/** What the cells of a grid say and how they look. */
export interface CellLook {
  /** The colours of what is free. */
  readonly free: StatusLook | null
  readonly wordsOf: (instance: Instance) => CellWords
  readonly failures: Failures | null
  /** Units that have just changed. */
  readonly changed: ReadonlyMap<number, unknown>
  readonly selectedId: number | null
  /** The address of a unit's card up to its id; without the query, which would make every cell anew with each filter. */
  readonly path: string
}

interface ChessRowProps {
  readonly drawn: DrawnRow
  readonly storeys: GridRow
  readonly starts: readonly number[]
  readonly sizes: ChessSizes
  readonly stop: GridSpot
  readonly look: CellLook
}

/** A storey across the sections of an estate. */
export function ChessRow({ drawn: { row, cells }, storeys, starts, sizes, stop, look }: ChessRowProps) {
  const { wordsOf, failures, changed, selectedId, path } = look
  return (
    <div
      {...gridRow(row)}
      className={styles.row}
      style={{ insetBlockStart: `${sizes.head + (row - 1) * (sizes.row + sizes.gap)}rem` }}
    >
      <StoreyHead row={storeys} isTabStop={stop.column === 0 && stop.row === row} />
      {cells.map((cell) => (
        <ChessCell
          key={cell.instance.id}
          cell={cell}
          words={wordsOf(cell.instance)}
          href={`${path}${cell.instance.id}`}
          {...extentOf(cell, starts, sizes)}
          isTabStop={covers(cell, stop)}
          isSelected={cell.instance.id === selectedId}
          isDim={failures !== null && failures[cell.instance.row] !== 0}
          isChanged={changed.has(cell.instance.id)}
        />
      ))}
    </div>
  )
}
