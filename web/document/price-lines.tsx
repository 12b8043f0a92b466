import type { WordedPrice } from '#i18n/word-presentation.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './price-lines.module.css'

/** The price of a unit in large letters, with its details below. */
export function PriceLines({ price }: { price: WordedPrice }) {
  const { t } = useTranslator()
  const { text, old, sale, per_area, extra, promoactions } = price
  const last = [per_area, extra].filter((part) => part !== null)
  return (
    <>
      <p className={styles.price}>{text}</p>
      {(old || promoactions.length > 0) && (
        <p className={styles.line}>
          {old && (
            <s>
              <VisuallyHidden>{t('field.old_price')}</VisuallyHidden> {old}
            </s>
          )}{' '}
          {sale && <bdi className={styles.sale}>{sale}</bdi>} {promoactions.join(' · ')}
        </p>
      )}
      {last.length > 0 && <p className={styles.line}>{last.join(' · ')}</p>}
    </>
  )
}
