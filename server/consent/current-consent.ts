import { eq } from 'drizzle-orm'
import type { LanguageCode } from '#domain/language/language.ts'
import type { ConsentText } from '#domain/order/consent-text.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, whiteLabelDomains } from '#server/db/tables/catalogue.ts'
import type { Translators } from '#server/language/translators.ts'
import { keepConsentTexts, type ShownText } from './keep-consent.ts'

/** The consent text that the request form shows in a language. */
export async function currentConsent(
  translators: Translators,
  lang: LanguageCode,
  policy: string | null,
): Promise<ConsentText> {
  const { t } = await translators(lang)
  return { texts: [t('order.consent'), t('order.consent_second')].filter((text) => text !== ''), policy }
}

/** Stores the current texts of all catalogues, or of one, to recognise the text of a page that was opened today. */
export async function keepCurrentConsents(
  queries: Queries,
  translators: Translators,
  now: Date,
  catalogueId?: number,
): Promise<void> {
  const rows = await queries
    .select({ id: catalogues.id, languages: catalogues.languages })
    .from(catalogues)
    .where(catalogueId === undefined ? eq(catalogues.archived, false) : eq(catalogues.id, catalogueId))
  const policies = await queries.select().from(whiteLabelDomains)
  const shown: ShownText[] = []
  for (const { id: catalogueId, languages } of rows) {
    const own = policies.filter(({ catalogue_id }) => catalogue_id === catalogueId)
    const common = own.some(({ domain }) => domain === null) ? [] : [null]
    for (const policy of new Set([...own.map(({ privacy_url }) => privacy_url), ...common])) {
      for (const lang of languages) {
        shown.push({ ...(await currentConsent(translators, lang, policy)), catalogueId, lang })
      }
    }
  }
  await keepConsentTexts(queries, shown, now)
}
