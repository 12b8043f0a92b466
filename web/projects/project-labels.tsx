import { STUDIO } from '#domain/layout/layout.ts'
import { formatCompactMoney } from '#i18n/format-money.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Entry } from './group-totals.ts'
import styles from './project-labels.module.css'

/**
 * The number of free units per room count, with the lowest price of each. The entry does not say whether its project counts
 * rooms or bedrooms, so the room count is a bare number, as in the cells of a chess.
 */
export function ProjectLabels({ entry }: { entry: Entry }) {
  const translator = useTranslator()
  const { t } = translator
  const { free_by_label, currency } = entry
  if (free_by_label.length === 0) return null
  const wordLabel = (label: string) => (label === STUDIO ? t('rooms.studio') : label)
  return (
    <dl className={styles.labels}>
      {free_by_label.map(({ label, count, min_price }) => (
        <div key={label}>
          <dt>{wordLabel(label)}</dt>
          <dd>
            <b>{count}</b>
            {min_price !== null &&
              ` ${t('price.from', { price: formatCompactMoney(translator, min_price, currency) })}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
