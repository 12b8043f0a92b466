// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table roles when `display` is not that of a table.

import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ariaSortOf, type Column, type SortPair, sortAfterPress } from './table-columns.ts'
import styles from './unit-table.module.css'
import { useSort } from './use-sort.ts'

/** The header row of the table. The headers of price and area change the order. */
export function TableHead({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslator()
  const { sort } = useChoice()
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ name, label, sorts }) => {
          if (!label) return <td key={name} role="cell" className={styles[name]} />
          return (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={styles[name]}
              aria-sort={sorts && ariaSortOf(sorts, sort)}
            >
              {sorts ? <SortHead label={t(label)} sorts={sorts} /> : t(label)}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortHead({ label, sorts }: { label: string; sorts: SortPair }) {
  const { t } = useTranslator()
  const { sort } = useChoice()
  const setSort = useSort()
  const next = sortAfterPress(sorts, sort)
  const isSorted = sorts.includes(sort)
  return (
    <button type="button" onClick={() => setSort(next)}>
      {label}
      <VisuallyHidden>{t(`sort.${next}`)}</VisuallyHidden>
      <Icon name={!isSorted ? 'sort' : sort === sorts[0] ? 'up' : 'down'} size="small" />
    </button>
  )
}
