import type { Instance } from '#domain/chess/chess.ts'
import { shownPriceOf } from '#domain/instance/availability.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Price } from '#web/ui/price.tsx'

/** The price of a unit with the old one; the status of one that is not free. */
export function UnitPrice({ instance }: { instance: Instance }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const shown = shownPriceOf(instance)
  if (shown.kind === 'unavailable') return <StatusMark status={instance.status} />
  const old = shown.kind === 'price' && shown.old_price
  return (
    <Price
      price={words.price(instance)}
      old={old ? { price: words.money(old), label: t('field.old_price') } : undefined}
    />
  )
}
