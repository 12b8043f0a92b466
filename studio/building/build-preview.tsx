import type { BuildPlan } from '#domain/building/read-build.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './building.module.css'

// More would be slow to draw at every key, and nobody counts that many cells.
const MOST = { storeys: 40, places: 24 }

/** A small drawing of what will be made: storeys from the top, a cell for each unit. */
export function BuildPreview({ plan }: { readonly plan: Pick<BuildPlan, 'storeys' | 'units' | 'layouts'> }) {
  const { t } = useTranslator()
  const storeys = plan.storeys.toReversed()
  const shown = storeys.slice(0, MOST.storeys)
  return (
    <figure className={styles.preview}>
      <figcaption>
        {t('build.counts', { storeys: storeys.length, units: plan.units, layouts: plan.layouts.length })}
      </figcaption>
      <div className={styles.drawing} aria-hidden="true">
        {shown.map(({ number, units }) => (
          <div key={number} className={styles.level}>
            <b>{number}</b>
            {units.slice(0, MOST.places).map((unit) => (
              <i key={unit.position}>{unit.number}</i>
            ))}
            {units.length > MOST.places && <b>…</b>}
          </div>
        ))}
        {storeys.length > MOST.storeys && <b>…</b>}
      </div>
    </figure>
  )
}
