import { type CSSProperties, memo, useMemo, useRef, useState } from 'react'
import type { ChessGrid as Grid, StoreyRow } from '#domain/chess/grid-layout.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import type { GridArea } from '#web/grid/grid-area.ts'
import { gridRows } from '#web/grid/rows-in-sight.ts'
import { useRovingFocus } from '#web/grid/use-roving-focus.ts'
import { lookOf } from '#web/instance/status.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { ChessCellLook } from './chess-cell-block.tsx'
import styles from './chess-grid.module.css'
import { ChessRow } from './chess-row.tsx'
import { type ChessSizes, columnStarts, extentOf, gridExtent } from './chess-sizes.ts'
import { SectionHeads } from './section-heads.tsx'
import { firstStop, useSelectedCell } from './use-selected-cell.ts'
import { useSight } from './use-sight.ts'

interface ChessGridProps {
  readonly grid: Grid
  readonly rows: readonly StoreyRow[]
  readonly sizes: ChessSizes
  readonly look: ChessCellLook
}

/** The grid of an estate's units; only visible ones are rendered. Keys work as in the ARIA grid pattern. */
export const ChessGrid = memo(function ChessGrid({ grid, rows, sizes, look }: ChessGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { t } = useTranslator()
  const starts = useMemo(() => columnStarts(grid, sizes), [grid, sizes])
  const rowsInSight = useMemo(() => {
    const extents = { gap: sizes.gap, extentOf: (cell: GridArea) => extentOf(cell, starts, sizes) }
    return gridRows(grid.cells, rows.length, extents)
  }, [grid, rows, starts, sizes])
  const areas = useMemo(() => [...rows.map(headArea), ...grid.cells], [grid, rows])
  const extent = gridExtent(starts, rows.length, sizes)
  const [rem] = useState(readRem)
  const sight = useSight(scroller, extent.inline, rows.length, sizes, rem)
  const [first] = useState(() => firstStop(grid, look.selectedId))
  const { spot, setSpot, ...roving } = useRovingFocus({
    cells: areas,
    first,
    scroller,
    rowSize: (sizes.row + sizes.gap) * rem,
  })
  useSelectedCell(grid, look.selectedId, scroller, setSpot)
  const rendered = useMemo(() => rowsInSight(sight, spot), [rowsInSight, sight, spot])
  const colours = look.free && lookOf(look.free)
  return (
    <div
      ref={scroller}
      className={joinClasses(styles.scroller, colours?.className)}
      style={{ ...measuresOf(sizes), ...colours?.style }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be rendered in part. */}
      <div
        {...roving}
        role="grid"
        aria-label={t('chess.grid_label', { name: grid.estate.name })}
        aria-rowcount={rows.length + 1}
        aria-colcount={grid.columns + 1}
        data-sliced
        className={styles.grid}
        style={{ inlineSize: `${extent.inline}rem`, blockSize: `${extent.block}rem` }}
      >
        <SectionHeads heads={grid.heads} starts={starts} sizes={sizes} />
        {rendered.map((row) => (
          <ChessRow
            key={row.row}
            rendered={row}
            storeys={rows[row.row - 1] as StoreyRow}
            sizes={sizes}
            stop={spot}
            look={look}
          />
        ))}
      </div>
    </div>
  )
})

/** The header of a storey is in column 0. */
function headArea(_: StoreyRow, index: number): GridArea {
  return { row: index + 1, column: 0, rows: 1, columns: 1 }
}

function readRem(): number {
  // The server renders without a document.
  return import.meta.env.SSR ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

function measuresOf({ cell, row, gap, axis, head }: ChessSizes): CSSProperties {
  return {
    '--cell': `${cell}rem`,
    '--row': `${row}rem`,
    '--gap': `${gap}rem`,
    '--axis': `${axis}rem`,
    '--head': `${head}rem`,
  } as CSSProperties
}
