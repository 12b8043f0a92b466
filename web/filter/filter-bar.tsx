import { useMemo } from 'react'
import { countMatches, evaluate } from '#domain/filter/evaluate.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './filter-bar.module.css'
import { FilterEntry } from './filter-entry.tsx'
import { SearchBox } from './search-box.tsx'

/** The way into the filter, the search, and how many units are found; on small screens above the bottom bar. */
export function FilterBar() {
  const { t } = useTranslator()
  return (
    <search className={styles.bar} aria-label={t('control.filter')}>
      <FilterEntry />
      <div className={styles.search}>
        <SearchBox />
      </div>
      <FoundCount />
    </search>
  )
}

function FoundCount() {
  const { t } = useTranslator()
  const { project, loading } = useCatalogue()
  const { filter } = useNavigation().viewState
  const count = useMemo(() => project && countMatches(evaluate(project.index, filter)), [project, filter])
  return (
    <output className={styles.found} aria-busy={loading === 'loading'}>
      {count !== null && t('count.found', { count })}
      {count === null && loading === 'loading' && <Skeleton width="6rem" height="1rem" />}
    </output>
  )
}
