import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { GridCell } from '#domain/chess/grid-layout.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import type { Status } from '#domain/status/status.ts'
import { blockStyle } from '#web/grid/block-style.ts'
import type { Block } from '#web/grid/blocks.ts'
import { covers, type GridSpot } from '#web/grid/grid-area.ts'
import type { CellExtra } from '#web/instance/cell-extra.ts'
import type { CellWords } from './cell-words.ts'
import { ChessCell } from './chess-cell.tsx'
import styles from './chess-grid.module.css'

/** How the cells of a grid are rendered; the same object until something in it changes. */
export interface ChessCellLook {
  /** The status whose colours are set on the grid; cells with another status set their own. */
  readonly free: Status | undefined
  /** The status whose cells have the plain outline. */
  readonly closed: Status | undefined
  readonly wordsOf: (instance: Instance) => CellWords
  /** The units that the filter excludes; null if nothing is dimmed. */
  readonly dimming: Failures | null
  /** Units that have just changed. */
  readonly changed: ReadonlyMap<number, unknown>
  readonly selectedId: number | null
  /** The address of a unit's card up to its id, without the query, or each filter change would render every cell again. */
  readonly path: string
  /** Additional content of cells; usually null. */
  readonly extraOf: CellExtra | null
}

interface ChessCellBlockProps {
  readonly block: Block<GridCell>
  readonly look: ChessCellLook
  /** The tab stop, if it is in this block. */
  readonly stop: GridSpot | null
}

/** Neighbouring cells in a row, memoised together: comparing every cell would take longer than rendering the new ones. */
export const ChessCellBlock = memo(function ChessCellBlock({ block, look, stop }: ChessCellBlockProps) {
  const { free, closed, wordsOf, dimming, changed, selectedId, path, extraOf } = look
  return (
    <div className={styles.block} style={blockStyle(block, 'rem')}>
      {block.cells.map(({ cell, space }) => (
        <ChessCell
          key={cell.instance.id}
          cell={cell}
          space={space}
          words={wordsOf(cell.instance)}
          href={`${path}${cell.instance.id}`}
          isTabStop={isStop(cell, stop)}
          extra={extraOf?.(cell.instance, isStop(cell, stop))}
          isSelected={cell.instance.id === selectedId}
          isDim={dimming !== null && dimming[cell.instance.row] !== 0}
          isChanged={changed.has(cell.instance.id)}
          hasOwnColour={cell.instance.status !== free && cell.instance.status !== closed}
        />
      ))}
    </div>
  )
})

function isStop(cell: GridCell, stop: GridSpot | null): boolean {
  return stop !== null && covers(cell, stop)
}
