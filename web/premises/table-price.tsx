import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** The price of a unit in a table, or its price per area. Empty if the price is not shown. */
export function TablePrice({ instance, isPerArea = false }: { instance: Instance; isPerArea?: boolean }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const shown = shownPriceOf(instance)
  if (shown.kind === 'unavailable') return isPerArea ? null : words.takenPrice(instance)
  // The column header names the area unit.
  if (isPerArea) return instance.price_m2 !== null && words.money(Math.round(instance.price_m2))
  return (
    <>
      {words.price(instance)}
      {shown.kind === 'price' && shown.old_price !== null && (
        <s>
          <VisuallyHidden>{t('field.old_price')}</VisuallyHidden> {words.money(shown.old_price)}
        </s>
      )}
    </>
  )
}
