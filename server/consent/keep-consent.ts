import { and, eq } from 'drizzle-orm'
import type { LanguageCode } from '#domain/language/language.ts'
import { type ConsentText, consentId, consentVersion } from '#domain/order/consent-text.ts'
import type { Queries } from '#server/db/database.ts'
import { consents, consentTexts } from '#server/db/tables/consent.ts'

/** The consent that came with an order. */
export interface GivenConsent {
  readonly catalogueId: number
  readonly lang: LanguageCode
  /** The text that the form shows now. */
  readonly current: ConsentText
  /** The text that the page says it showed; null from a caller that names none. */
  readonly claimed: { readonly id: string; readonly version: string } | null
  readonly host: string
  readonly embedHost: string | null
  readonly at: Date
}

/** Keeps a text for as long as the catalogue exists; tells its version. */
export async function keepConsentText(
  tx: Queries,
  catalogue_id: number,
  lang: LanguageCode,
  { texts, policy }: ConsentText,
  now: Date,
): Promise<string> {
  const shown = texts.filter((text) => text !== '')
  const version = consentVersion({ texts: shown, policy })
  await tx
    .insert(consentTexts)
    .values({ catalogue_id, lang, version, texts: shown, policy_url: policy, first_shown_at: now })
    .onConflictDoNothing()
  return version
}

/**
 * Keeps the consent of an order: the text that the page named, if it was ever shown here. A request is never refused for
 * its consent text: of an unknown one the claim is kept beside the current text.
 */
export async function keepConsent(tx: Queries, orderId: number, given: GivenConsent): Promise<void> {
  const { catalogueId, lang, current, claimed, host, embedHost, at } = given
  const currentVersion = await keepConsentText(tx, catalogueId, lang, current, at)
  const isKnown = claimed !== null && claimed.id === consentId(lang) && (await hasText(tx, given, claimed.version))
  const isUnknown = claimed !== null && !isKnown
  await tx.insert(consents).values({
    order_id: orderId,
    catalogue_id: catalogueId,
    lang,
    version: isKnown ? claimed.version : currentVersion,
    claimed_id: isUnknown ? claimed.id : null,
    claimed_version: isUnknown ? claimed.version : null,
    given_at: at,
    host,
    embed_host: embedHost,
  })
}

async function hasText(tx: Queries, { catalogueId, lang }: GivenConsent, version: string): Promise<boolean> {
  const { catalogue_id, lang: language, version: hash } = consentTexts
  const [row] = await tx
    .select({ version: hash })
    .from(consentTexts)
    .where(and(eq(catalogue_id, catalogueId), eq(language, lang), eq(hash, version)))
  return row !== undefined
}
