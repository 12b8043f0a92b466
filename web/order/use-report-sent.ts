import type { OrderKind } from '#contract/order-form.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { isoCurrency } from '#domain/price/currency.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { analyticsUnit } from '#web/instance/analytics-unit.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Reports a sent request to analytics and the host page, without personal data. */
export function useReportSent(kind: OrderKind, instance: Instance | null): () => void {
  const { track } = useAnalytics()
  const { embed_domains } = useBoot()
  const translator = useTranslator()
  const { project: loaded, token } = useCatalogue()
  return () => {
    const project = loaded?.data.project
    const unit = project && instance ? analyticsUnit(instance, unitWords(translator, project), project) : null
    // A request to a group has no price, but every event needs a currency.
    const currency = project?.currency ?? token.catalogs[0]?.currency ?? 'EUR'
    track({ type: 'request-sent', kind, unit, currency: isoCurrency(currency) })
    if (window.parent === window) return
    import('#web/host/host-messages.ts').then(
      ({ createHostMessages }) => createHostMessages(embed_domains).sendLead(kind, instance?.id ?? null),
      console.error,
    )
  }
}
