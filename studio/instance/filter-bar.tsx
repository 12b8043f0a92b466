import { useRef, useState } from 'react'
import { UNIT_COLUMNS, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { NO_FILTER, withLimit } from '#domain/unit-table/unit-filter.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AddFilter } from './add-filter.tsx'
import styles from './filter-bar.module.css'
import { LimitChip } from './limit-chip.tsx'
import type { UnitList } from './use-unit-list.ts'

/** These always have a chip. */
const QUICK: readonly UnitColumn[] = ['estate', 'status', 'layout']

/** The limits of the list as chips, and a button for more. */
export function FilterBar({ list }: { readonly list: UnitList }) {
  const { t } = useTranslator()
  const { filter, onFilter, optionsOf } = list
  const bar = useRef<HTMLDivElement>(null)
  // A chip stays while its editor is open, also without a value.
  const [edited, setEdited] = useState<UnitColumn | null>(null)
  const hasChip = (column: UnitColumn) => column === edited || filter.limits.some((each) => each.column === column)
  // In the order of the columns: a chip that moves would lose its open editor.
  const columns = [...QUICK, ...UNIT_COLUMNS.filter((column) => !QUICK.includes(column) && hasChip(column))]
  const remove = (column: UnitColumn) => {
    onFilter(withLimit(filter, column, null))
    // The cross is gone, and perhaps the chip too.
    requestAnimationFrame(() => {
      const next = bar.current?.querySelector<HTMLElement>(`[data-column=${column}] button, [data-add-filter]`)
      next?.focus()
    })
  }
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.chips}>
        {columns.map((column) => (
          <LimitChip
            key={column}
            column={column}
            limit={filter.limits.find((each) => each.column === column) ?? null}
            options={optionsOf(column)}
            onChange={(limit) => onFilter(withLimit(filter, column, limit))}
            onRemove={() => remove(column)}
            onEditing={(isEditing) => setEdited(isEditing ? column : null)}
          />
        ))}
      </div>
      <AddFilter list={list} />
      {/* Its room is kept, so that the first filter does not push anything into another line. */}
      <Button
        size="small"
        variant="plain"
        square
        style={{ visibility: filter.limits.length > 0 ? 'visible' : 'hidden' }}
        aria-label={t('control.clear_filter')}
        title={t('control.clear_filter')}
        onClick={() => onFilter(NO_FILTER)}
      >
        <Icon name="close" size="small" />
      </Button>
    </div>
  )
}
