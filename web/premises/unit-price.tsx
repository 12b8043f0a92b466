import type { Instance } from '#domain/chess/chess.ts'
import { shownPriceOf } from '#domain/instance/availability.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Price } from '#web/ui/price.tsx'
import styles from './unit-price.module.css'

/** The price of a unit in one line, with the old one where there is room; the status of one that is not free. */
export function UnitPrice({ instance, isShown }: { instance: Instance; isShown: boolean }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const shown = shownPriceOf(instance)
  if (!isShown || shown.kind === 'unavailable') {
    return (
      <span className={styles.line}>
        <StatusMark status={instance.status} />
      </span>
    )
  }
  const old = shown.kind === 'price' && shown.old_price
  return (
    <span className={styles.line}>
      <Price
        price={words.price(instance)}
        old={old ? { price: words.money(old), label: t('field.old_price') } : undefined}
      />
    </span>
  )
}
