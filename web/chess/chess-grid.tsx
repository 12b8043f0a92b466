import { type CSSProperties, memo, useMemo, useRef, useState } from 'react'
import type { ChessGrid as Grid, GridRow } from '#domain/chess/grid.ts'
import type { GridArea } from '#web/grid/grid-area.ts'
import { useGridWalk } from '#web/grid/use-grid-walk.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import styles from './chess-grid.module.css'
import { type CellLook, ChessRow } from './chess-row.tsx'
import { type ChessSizes, columnStarts, extentOf, gridExtent } from './chess-sizes.ts'
import { cellRows, rowsInSight } from './rows-in-sight.ts'
import { SectionHeads } from './section-heads.tsx'
import { firstSpot, useSelectedCell } from './use-selected-cell.ts'
import { useSight } from './use-sight.ts'

interface ChessGridProps {
  readonly grid: Grid
  readonly rows: readonly GridRow[]
  readonly sizes: ChessSizes
  readonly look: CellLook
}

/** The units of an estate, of which only those in sight are drawn. Keys walk it as ARIA's grid pattern has it. */
export const ChessGrid = memo(function ChessGrid({ grid, rows, sizes, look }: ChessGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { t } = useTranslator()
  const starts = useMemo(() => columnStarts(grid, sizes), [grid, sizes])
  const byRow = useMemo(() => cellRows(grid.cells, rows.length), [grid, rows])
  const areas = useMemo(() => [...rows.map(headArea), ...grid.cells], [grid, rows])
  const extent = gridExtent(starts, rows.length, sizes)
  const sight = useSight(scroller, extent.inline, rows.length, sizes)
  const [first] = useState(() => firstSpot(grid, look.selectedId))
  const { spot, setSpot, ...walk } = useGridWalk({ cells: areas, first, scroller, page: sight.page })
  useSelectedCell(grid, look.selectedId, scroller, setSpot)
  const isInSight = (cell: GridArea) => {
    const { start, size } = extentOf(cell, starts, sizes)
    return start < sight.to && start + size > sight.from
  }
  return (
    <div
      ref={scroller}
      className={joinClasses(styles.scroller, look.free?.className)}
      style={{ ...measuresOf(sizes), ...look.free?.style }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn in part. */}
      <div
        {...walk}
        role="grid"
        aria-label={t('chess.grid_label', { name: grid.estate.name })}
        aria-rowcount={rows.length + 1}
        aria-colcount={grid.columns + 1}
        className={styles.grid}
        style={{ inlineSize: `${extent.inline}rem`, blockSize: `${extent.block}rem` }}
      >
        <SectionHeads heads={grid.heads} starts={starts} sizes={sizes} />
        {rowsInSight(byRow, { rows: sight.rows, isInSight, stop: spot }).map((drawn) => (
          <ChessRow
            key={drawn.row}
            drawn={drawn}
            storeys={rows[drawn.row - 1] as GridRow}
            starts={starts}
            sizes={sizes}
            stop={spot}
            look={look}
          />
        ))}
      </div>
    </div>
  )
})

/** The head of a storey stands in column 0. */
function headArea(_: GridRow, index: number): GridArea {
  return { row: index + 1, column: 0, rows: 1, columns: 1 }
}

function measuresOf({ row, gap, axis, head }: ChessSizes): CSSProperties {
  return { '--row': `${row}rem`, '--gap': `${gap}rem`, '--axis': `${axis}rem`, '--head': `${head}rem` } as CSSProperties
}
