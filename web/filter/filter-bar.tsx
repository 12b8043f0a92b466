import { useEffect } from 'react'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './filter-bar.module.css'

const PLACE = <Skeleton width="min(40rem, 60%)" height="2.25rem" />

// Until the units are there it would have nothing to say that is true, so it comes beside them.
const FilterControls = lazyPart('filter-controls', async () => (await import('./filter-controls.tsx')).FilterControls, {
  skeleton: PLACE,
  says: 'first',
})

/** What the visitor asks for, and how many units meet it. On small screens it stands above the bottom bar. */
export function FilterBar() {
  const { t } = useTranslator()
  const { project, loading } = useCatalogue()
  useEffect(FilterControls.preload, [])
  const isLoading = loading === 'loading'
  return (
    <search className={styles.bar} data-tour="filter" aria-label={t('control.filter')} aria-busy={isLoading}>
      {project ? <FilterControls /> : isLoading && PLACE}
    </search>
  )
}
