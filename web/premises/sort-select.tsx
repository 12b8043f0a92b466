import { SORTS } from '#domain/sort/sort-option.ts'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './sort-select.module.css'
import { useSort } from './use-sort.ts'

/** The choice of the order of the units. */
export function SortSelect() {
  const { t } = useTranslator()
  const { sort } = useChoice()
  const setSort = useSort()
  return (
    <span className={styles.sort} data-tour="sort">
      <Select
        label={t('sort.label')}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={setSort}
      />
      <Icon name="sort" size="small" />
    </span>
  )
}
