import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { Price } from '#ui/content/price.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './price-or-status.module.css'
import { StatusMark } from './status-mark.tsx'
import { useUnitWords } from './use-unit-words.ts'

/** A unit's price with the old price, or its status if the unit is not free or prices are hidden. */
export function PriceOrStatus({ instance, hasPrice = true }: { instance: Instance; hasPrice?: boolean }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const shown = shownPriceOf(instance)
  if (!hasPrice || shown.kind === 'unavailable') {
    const taken = hasPrice && words.takenPrice(instance)
    return (
      <>
        <StatusMark status={instance.status} />
        {taken && <small className={styles.taken}>{taken}</small>}
      </>
    )
  }
  const old = shown.kind === 'price' && shown.old_price
  return (
    <Price
      price={words.price(instance)}
      old={old ? { price: words.money(old), label: t('field.old_price') } : undefined}
    />
  )
}
