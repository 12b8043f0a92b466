import { valueIn } from '#domain/draft/entity.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatChange } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import styles from './unit-summary.module.css'

/** The price of a unit, and the live one if the draft has another. */
export function LivePrice({ unit }: { readonly unit: UnitFacts }) {
  const translator = useTranslator()
  const { t } = translator
  const { project } = useProjectState()
  const { currency } = projectFacts(project.shown)
  const stored = valueIn(project.live, { kind: 'instance', id: unit.id, field: 'price' })
  const live = typeof stored === 'number' ? stored : null
  const isChanged = !unit.isNew && live !== unit.price
  return (
    <>
      <p className={styles.price}>
        {unit.price === null ? t('units.on_request') : formatMoney(translator, unit.price, currency)}
      </p>
      {isChanged && (
        <p className={styles.live}>
          <del>{live === null ? t('units.on_request') : formatAmount(translator, live)}</del> {t('units.panel.live')}
          {live !== null && unit.price !== null && live > 0 && (
            <>
              {' · '}
              <span className={styles.change} dir="ltr" data-up={unit.price > live || undefined}>
                {formatChange(translator, unit.price / live - 1)}
              </span>
            </>
          )}
        </p>
      )}
      {unit.isNew && <p className={styles.live}>{t('units.panel.new')}</p>}
    </>
  )
}
