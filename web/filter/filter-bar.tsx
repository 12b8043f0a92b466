import { memo, useEffect } from 'react'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './filter-bar.module.css'

const PLACE = <Skeleton width="min(40rem, 60%)" height="2.25rem" />

// Loads in parallel with the units: without them it could not show true counts.
const FilterControls = lazyPart('filter-controls', async () => (await import('./filter-controls.tsx')).FilterControls, {
  skeleton: PLACE,
  says: 'first',
})

/** The filter and the number of matching units. On small screens it is above the bottom bar. */
export const FilterBar = memo(function FilterBar() {
  const { t } = useTranslator()
  const { project, loading } = useCatalogue()
  useEffect(FilterControls.preload, [])
  const isLoading = loading === 'loading'
  return (
    <search className={styles.bar} data-tour="filter" aria-label={t('control.filter')} aria-busy={isLoading}>
      {project ? <FilterControls /> : isLoading && PLACE}
    </search>
  )
})
