import { and, inArray, isNull } from 'drizzle-orm'
import type { Partner } from '#contract/partners.ts'
import type { Image } from '#domain/media/image.ts'
import type { Queries } from '#server/db/database.ts'
import { links } from '#server/db/tables/catalogue.ts'
import { linkUrl } from '#server/http/link-url.ts'
import { imageOf } from '#server/media/image-answer.ts'
import { findMedia, type MediaRow } from '#server/media/media-store.ts'
import type { StoredPartner } from './partner-store.ts'

/** Partners in the form of the management API, each with the URL of their link. */
export async function managedPartners(
  queries: Queries,
  accountId: number,
  stored: readonly StoredPartner[],
  baseUrl: string,
): Promise<readonly Partner[]> {
  const tokens = await readCatalogueTokens(queries, stored)
  const ids = stored.flatMap(({ photo_id, logo_id }) => [photo_id, logo_id].filter((id) => id !== null))
  const pictures = await findMedia(queries, accountId, ids)
  return stored.map(({ account_id, photo_id, logo_id, created_at, revoked_at, ...partner }) => ({
    ...partner,
    url: linkUrl(baseUrl, tokens.get(partner.catalogue_id) ?? '', partner.token),
    photo: pictureOf(photo_id, pictures),
    logo: pictureOf(logo_id, pictures),
    created_at: created_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }))
}

async function readCatalogueTokens(
  queries: Queries,
  stored: readonly StoredPartner[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(stored.map(({ catalogue_id }) => catalogue_id))]
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(links)
    .where(and(inArray(links.catalogue_id, ids), isNull(links.partner_id)))
  return new Map(rows.map(({ catalogue_id, token }) => [catalogue_id, token]))
}

function pictureOf(id: number | null, pictures: ReadonlyMap<number, MediaRow>): Image | null {
  const row = id === null ? undefined : pictures.get(id)
  return row ? imageOf(row) : null
}
