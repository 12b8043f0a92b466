import { isDraftView, LIVE_VIEW } from '#domain/address/link-view.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { ListedCatalogue, ListedPartner } from '#server/link/link-directory.ts'

/** A parsed public call: the catalogue, the partner and the language. */
export interface Call {
  readonly catalogue: ListedCatalogue
  readonly partner: ListedPartner | null
  readonly lang: LanguageCode
  /** Whether unpublished data is shown too. */
  readonly isPreview: boolean
  /** The preview that shows the draft instead of what it changes; null if the draft is not shown. */
  readonly draftPreview?: number | null
  /** The view that the address of the call names (`domain/address/link-view.ts`). */
  readonly view?: string | null
  /** The catalogue's white-label domain that the request was made to, if any. */
  readonly domain: string | null
}

/** Whether only the holder of a preview may get the answer to a call: nobody may keep it for others. */
export function isPrivate({ isPreview, view }: Pick<Call, 'isPreview' | 'view'>): boolean {
  return isPreview || (typeof view === 'string' && view !== LIVE_VIEW)
}

/**
 * Whether a permitted preview shows unpublished parts too. The draft as visitors will see it does not, unless they can't
 * open the catalogue at all.
 */
export function showsUnpublished({ published }: Pick<ListedCatalogue, 'published'>, view: string | null): boolean {
  return !(published && isDraftView(view))
}
