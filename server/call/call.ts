import type { LanguageCode } from '#domain/language/language.ts'
import type { ListedCatalogue, ListedPartner } from '#server/directory/directory.ts'

/** A public call, read: whose catalogue, for whom, in which language. */
export interface Call {
  readonly catalogue: ListedCatalogue
  readonly partner: ListedPartner | null
  readonly lang: LanguageCode
  /** Unpublished data too (design 3). */
  readonly isPreview: boolean
  /** The white-label domain of the request's host, if it is one of the catalogue's. */
  readonly domain: string | null
}
