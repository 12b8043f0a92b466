import { randomBytes } from 'node:crypto'
import { and, asc, eq, type InferSelectModel, isNotNull, type SQL } from 'drizzle-orm'
import type { PartnerBody } from '#contract/partners.ts'
import { ofCatalogueInReach, type Reach } from '#server/account/reach.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { links, partners } from '#server/db/tables/catalogue.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { PARTNER_LINKS } from '#server/live/change.ts'
import type { Changed } from '#server/live/change-data.ts'
import { checkPictures } from '#server/media/media-store.ts'

/** A partner with the second token. */
export type StoredPartner = InferSelectModel<typeof partners> & { readonly token: string }

// Nobody can guess one of 2^128. 22 characters are still short enough for a message.
const TOKEN_BYTES = 16

/** Creates a partner and the link. Without a token in the body, generates one that can't be guessed. */
export async function createPartner(
  tx: Queries,
  reach: Reach,
  { token = randomBytes(TOKEN_BYTES).toString('base64url'), ...body }: PartnerBody,
): Promise<Changed<StoredPartner> | Refusal> {
  const { accountId } = reach
  const { catalogue_id, photo_id = null, logo_id = null } = body
  const catalogue = await findCatalogue(tx, reach, catalogue_id)
  if (!catalogue) return unknownId('catalogue_id', catalogue_id)
  const refusal = await checkPictures(tx, reach, { photo_id, logo_id })
  if (refusal) return refusal
  const [partner] = await tx
    .insert(partners)
    .values({
      account_id: accountId,
      catalogue_id,
      name: body.name,
      company: body.company ?? null,
      profile_type: body.profile_type,
      phones: body.phones ?? [],
      email: body.email,
      lang: body.lang ?? catalogue.default_lang,
      photo_id,
      logo_id,
    })
    .returning()
  if (!partner) throw new Error('no partner was created')
  const link = { account_id: accountId, catalogue_id, partner_id: partner.id, token }
  const [taken] = await tx.insert(links).values(link).onConflictDoNothing().returning({ id: links.id })
  if (!taken) return { refused: 'conflict', reason: 'token: is taken' }
  return { result: { ...partner, token }, subjects: [PARTNER_LINKS, { scope: 'partner', id: partner.id }] }
}

/** The partners of an account, optionally of one catalogue, including revoked ones. */
export async function listPartners(
  queries: Queries,
  reach: Reach,
  catalogueId: number | null,
): Promise<readonly StoredPartner[]> {
  if (catalogueId !== null && !canBeStored(catalogueId)) return []
  const ofCatalogue = catalogueId === null ? undefined : eq(partners.catalogue_id, catalogueId)
  return readPartners(queries, reach.accountId, and(ofCatalogueInReach(partners.catalogue_id, reach), ofCatalogue))
}

/** Finds a partner by id, and locks the row until the transaction ends. */
export async function lockPartner(tx: Queries, reach: Reach, id: number): Promise<StoredPartner | null> {
  if (!canBeStored(id)) return null
  const isInReach = ofCatalogueInReach(partners.catalogue_id, reach)
  const isHis = and(eq(partners.account_id, reach.accountId), eq(partners.id, id), isInReach)
  await tx.select({ id: partners.id }).from(partners).where(isHis).for('update')
  const [partner] = await readPartners(tx, reach.accountId, and(eq(partners.id, id), isInReach))
  return partner ?? null
}

async function readPartners(queries: Queries, accountId: number, condition?: SQL): Promise<readonly StoredPartner[]> {
  const rows = await queries
    .select({ partner: partners, token: links.token })
    .from(links)
    .innerJoin(partners, eq(partners.id, links.partner_id))
    .where(and(eq(links.account_id, accountId), isNotNull(links.partner_id), condition))
    .orderBy(asc(partners.id))
  return rows.map(({ partner, token }) => ({ ...partner, token }))
}
