import { useTranslator } from '#studio/language/language-context.ts'
import { UNIT_VIEWS } from './unit-list.ts'
import styles from './unit-views.module.css'
import type { UnitList } from './use-unit-list.ts'

/** The views of the units with their counts. */
export function UnitViews({ list }: { readonly list: UnitList }) {
  const { t } = useTranslator()
  const { view, onView, counts } = list
  return (
    <nav className={styles.views} aria-label={t('units.views')}>
      {UNIT_VIEWS.map((one) => (
        <button key={one} type="button" aria-current={one === view ? 'true' : undefined} onClick={() => onView(one)}>
          {t(`units.view.${one}`)} <span>{counts.get(one)}</span>
        </button>
      ))}
    </nav>
  )
}
