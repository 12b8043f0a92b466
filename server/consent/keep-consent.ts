import { and, eq } from 'drizzle-orm'
import type { LanguageCode } from '#domain/language/language.ts'
import { type ConsentText, consentId, consentVersion } from '#domain/order/consent-text.ts'
import type { Queries } from '#server/db/database.ts'
import { consents, consentTexts } from '#server/db/tables/consent.ts'

/** The consent given with an order. */
export interface GivenConsent {
  readonly catalogueId: number
  readonly lang: LanguageCode
  /** The text that the form shows now. */
  readonly current: ConsentText
  /** The text that the page reports to have shown; null if the caller names none. */
  readonly claimed: { readonly id: string; readonly version: string } | null
  readonly host: string
  readonly embedHost: string | null
  readonly at: Date
}

/** A consent text of a catalogue in a language. */
export interface ShownText extends ConsentText {
  readonly catalogueId: number
  readonly lang: LanguageCode
}

// A statement has at most 65,535 parameters; at startup all catalogues in all languages can have more.
const AT_ONCE = 2_000

/** Stores texts for as long as their catalogue exists; known texts do not change. */
export async function keepConsentTexts(tx: Queries, shown: readonly ShownText[], now: Date): Promise<void> {
  if (shown.length === 0) return
  const rows = shown.map(({ catalogueId, lang, texts, policy }) => ({
    catalogue_id: catalogueId,
    lang,
    version: consentVersion({ texts, policy }),
    texts: [...texts],
    policy_url: policy,
    first_shown_at: now,
  }))
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await tx
      .insert(consentTexts)
      .values(rows.slice(at, at + AT_ONCE))
      .onConflictDoNothing()
  }
}

/**
 * Stores the consent of an order, with the text that the page named if it was ever shown here. A request is never
 * refused for its consent text: if the text is unknown, the claim is stored beside the current text.
 */
export async function keepConsent(tx: Queries, orderId: number, given: GivenConsent): Promise<void> {
  const { catalogueId, lang, current, claimed, host, embedHost, at } = given
  await keepConsentTexts(tx, [{ ...current, catalogueId, lang }], at)
  const isKnown = claimed !== null && claimed.id === consentId(lang) && (await hasText(tx, given, claimed.version))
  const isUnknown = claimed !== null && !isKnown
  await tx.insert(consents).values({
    order_id: orderId,
    catalogue_id: catalogueId,
    lang,
    version: isKnown ? claimed.version : consentVersion(current),
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
