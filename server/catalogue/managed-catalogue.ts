import type { Catalogue } from '#contract/catalogues.ts'
import type { Image } from '#domain/media/image.ts'
import type { Queries } from '#server/db/database.ts'
import { linkUrl } from '#server/http/link-url.ts'
import { imageOf } from '#server/media/image-answer.ts'
import { findMedia, type MediaRow } from '#server/media/media-store.ts'
import type { StoredCatalogue } from './catalogue-settings.ts'

/** Where catalogues are, and where people sign in. */
interface CatalogueHosts {
  readonly baseUrl: string
  readonly studioHost: string
}

/** Catalogues as the management API shows them. */
export async function managedCatalogues(
  queries: Queries,
  accountId: number,
  stored: readonly StoredCatalogue[],
  { baseUrl, studioHost }: CatalogueHosts,
): Promise<readonly Catalogue[]> {
  const ids = stored.flatMap(({ contacts }) => [contacts.photo_id ?? [], contacts.logo_id ?? []]).flat()
  const pictures = await findMedia(queries, accountId, ids)
  return stored.map(({ contacts: { photo_id, logo_id, ...contacts }, ...catalogue }) => ({
    ...catalogue,
    url: linkUrl(baseUrl, catalogue.token),
    analytics_hosts: hostsOf(catalogue, baseUrl).filter((host) => host !== studioHost),
    contacts: {
      ...contacts,
      photo: pictureOf(photo_id, pictures),
      logo: pictureOf(logo_id, pictures),
      is_partner: false,
    },
  }))
}

/** The host names where visitors open a catalogue. */
function hostsOf({ privacy }: Pick<StoredCatalogue, 'privacy'>, baseUrl: string): readonly string[] {
  return [...new Set([new URL(baseUrl).hostname, ...privacy.flatMap(({ domain }) => domain?.toLowerCase() ?? [])])]
}

function pictureOf(id: number | null, pictures: ReadonlyMap<number, MediaRow>): Image | null {
  const row = id === null ? undefined : pictures.get(id)
  return row ? imageOf(row) : null
}
