// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table roles when `display` is not that of a table.

import { useMemo, useRef } from 'react'
import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import { useItemsAhead } from '#ui/scroll/use-area-ahead.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NextLink } from './next-link.tsx'
import { columnsOf } from './table-columns.ts'
import { TableHead } from './table-head.tsx'
import type { UnitListProps } from './unit-cards.tsx'
import styles from './unit-table.module.css'
import { UnitTableRow } from './unit-table-row.tsx'
import { useListGrid } from './use-list-grid.ts'
import { useChooseUnit } from './use-list-tracking.ts'
import { useOpenId } from './use-open-id.ts'
import { rowsOfTwoScreens } from './windowed-list.tsx'

const ROW = { min: null, block: 3.5, gap: 0 }

/** The units as a table that renders only the visible rows. */
export function UnitTable({ units, scroller }: UnitListProps) {
  const { t } = useTranslator()
  const wrap = useRef<HTMLDivElement>(null)
  const { columns: perRow, row, start } = useListGrid(wrap, ROW)
  const rows = { size: row, count: units.length, overscan: 4, unmeasured: rowsOfTwoScreens(ROW), start }
  const { from, to } = useItemsAhead(scroller, rows, perRow, units.length)
  const openId = useOpenId()
  const choose = useChooseUnit()
  const columns = useColumns()
  return (
    <div ref={wrap} className={styles.wrap}>
      <table role="table" className={styles.table} aria-label={t('title.premises')} aria-rowcount={units.length + 1}>
        <TableHead columns={columns} />
        {/* Padding and size stand in for the rows that are not rendered. */}
        <tbody
          role="rowgroup"
          style={perRow === 0 ? undefined : { paddingBlockStart: from * row, blockSize: units.length * row }}
        >
          {units.slice(from, to).map((instance, index) => (
            <UnitTableRow
              key={instance.id}
              instance={instance}
              position={from + index}
              columns={columns}
              isOpen={instance.id === openId}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
      <noscript>{import.meta.env.SSR && to < units.length && <NextLink shown={to} />}</noscript>
    </div>
  )
}

function useColumns() {
  const { chess, data } = useProject()
  const { area_unit } = data.project
  return useMemo(() => {
    const hasSections = chess.estates.some(({ sections }) => sections.length > 1)
    const hasStoreys = !chess.estates.every(isStreetOfHouses)
    return columnsOf(area_unit, hasSections, hasStoreys)
  }, [chess, area_unit])
}
