import { memo } from 'react'
import type { GridCell, StoreyRow } from '#domain/chess/grid-layout.ts'
import type { GridSpot } from '#web/grid/grid-area.ts'
import { gridRow } from '#web/grid/grid-aria.ts'
import { hasSpot, type RenderedRow } from '#web/grid/rows-in-sight.ts'
import { ChessCellBlock, type ChessCellLook } from './chess-cell-block.tsx'
import styles from './chess-grid.module.css'
import type { ChessSizes } from './chess-sizes.ts'
import { StoreyHead } from './storey-head.tsx'

interface ChessRowProps {
  readonly rendered: RenderedRow<GridCell>
  readonly storeys: StoreyRow
  readonly sizes: ChessSizes
  readonly stop: GridSpot
  readonly look: ChessCellLook
}

/** A storey across the sections of an estate. */
export const ChessRow = memo(function ChessRow({
  rendered: { row, blocks },
  storeys,
  sizes,
  stop,
  look,
}: ChessRowProps) {
  return (
    <div
      {...gridRow(row)}
      className={styles.row}
      style={{ insetBlockStart: `${sizes.head + (row - 1) * (sizes.row + sizes.gap)}rem` }}
    >
      <StoreyHead row={storeys} isTabStop={stop.column === 0 && stop.row === row} />
      {blocks.map((block) => (
        <ChessCellBlock key={block.index} block={block} stop={hasSpot(block, stop) ? stop : null} look={look} />
      ))}
    </div>
  )
})
