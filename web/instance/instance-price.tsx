import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { formatPercent } from '#i18n/format-number.ts'
import { Price } from '#ui/content/price.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useUnitWords } from './use-unit-words.ts'

/** A unit's price with the old price and the discount, "on request", or the status of a unit that is not free. */
export function InstancePrice({ instance, size }: { instance: Instance; size?: 'large' | undefined }) {
  const translator = useTranslator()
  const words = useUnitWords()
  const shown = shownPriceOf(instance)
  if (shown.kind !== 'price' || shown.old_price === null) {
    return <Price price={words.price(instance)} note={words.takenPrice(instance) ?? undefined} size={size} />
  }
  return (
    <Price
      price={words.money(shown.price)}
      old={{ price: words.money(shown.old_price), label: translator.t('field.old_price') }}
      badge={formatPercent(translator, -shown.sale)}
      size={size}
    />
  )
}
