import type { FastifyRequest } from 'fastify'
import { LIVE_VIEW, tokenOfView } from '#domain/address/link-view.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import type { ListedCatalogue, Visit } from '#server/link/link-directory.ts'
import { PREVIEW_COOKIE, previewCookie } from './preview-cookie.ts'
import { type Preview, verifyPreview } from './preview-token.ts'

/** Whether a visitor may see the unpublished data of a catalogue. */
export type PreviewPermission = 'granted' | 'expired' | 'none'

/** The catalogue of a request, and the view that its address names. */
export type Viewed = Pick<Visit, 'view'> & { readonly catalogue: Pick<ListedCatalogue, 'id' | 'groups'> }

/**
 * Decides about previews by a signed token. The address is read first: with a preview token or `live` in it, the cookie
 * does not count, so that a draft and the live catalogue can be open at once.
 */
export interface PreviewGate {
  readonly permissionOf: (request: FastifyRequest, viewed: Viewed) => PreviewPermission
  /** The visitor's preview, if it shows the draft of a catalogue too; otherwise null. */
  readonly draftPreviewOf: (request: FastifyRequest, viewed: Viewed) => number | null
  /**
   * The preview token in the cookie of a visitor who may see unpublished data, to pass on to another browser; otherwise
   * null. A preview in the address is never passed on.
   */
  readonly tokenOf: (request: FastifyRequest, viewed: Viewed) => string | null
  /** The cookie for a token from a URL; null if the token is invalid. */
  readonly cookieFor: (token: string) => string | null
}

/** A stored preview that nobody has switched off. */
export interface ActivePreview {
  readonly shows_draft: boolean
}

/** Finds a stored preview; undefined if it was switched off. */
export type FindPreview = (id: number) => ActivePreview | undefined

/** A gate that accepts signatures of the current secret and of earlier ones. */
export function createPreviewGate(
  secret: string,
  now: () => Date,
  oldSecrets: readonly string[] = [],
  find: FindPreview = () => undefined,
): PreviewGate {
  const secrets = [secret, ...oldSecrets]

  function verify(token: string): Preview | null {
    for (const each of secrets) {
      const preview = verifyPreview(each, token, now())
      if (preview) return preview.id === null || find(preview.id) ? preview : null
    }
    return null
  }

  function tokenIn(request: FastifyRequest, { view }: Viewed): string | null {
    if (view === LIVE_VIEW) return null
    return view === null ? readCookie(request, PREVIEW_COOKIE) : tokenOfView(view)
  }

  /** The valid preview of a request; null if it opens another catalogue. */
  function previewOf(request: FastifyRequest, viewed: Viewed): Preview | null {
    const preview = verify(tokenIn(request, viewed) ?? '')
    return preview && opens(preview, viewed) ? preview : null
  }

  function permissionOf(request: FastifyRequest, viewed: Viewed): PreviewPermission {
    const token = tokenIn(request, viewed)
    if (token === null) return 'none'
    const preview = verify(token)
    if (!preview) return 'expired'
    return opens(preview, viewed) ? 'granted' : 'none'
  }

  return {
    permissionOf,
    draftPreviewOf: (request, viewed) => {
      const id = previewOf(request, viewed)?.id ?? null
      return id !== null && find(id)?.shows_draft ? id : null
    },
    tokenOf: (request, viewed) =>
      viewed.view === null && previewOf(request, viewed) ? tokenIn(request, viewed) : null,
    cookieFor: (token) => {
      const preview = verify(token)
      return preview && previewCookie(token, preview.expires, now())
    },
  }
}

/**
 * Whether a preview opens a catalogue. In an address, that of a group opens its members too: whoever made it has all of
 * them in reach, and links between them keep the view.
 */
function opens({ catalogueId }: Preview, { catalogue, view }: Viewed): boolean {
  return catalogueId === catalogue.id || (view !== null && catalogue.groups.includes(catalogueId))
}
