import type { FastifyRequest } from 'fastify'
import { readCookie } from '#server/http/read-cookie.ts'
import { PREVIEW_COOKIE, previewCookie } from './preview-cookie.ts'
import { type Preview, verifyPreview } from './preview-token.ts'

/** Whether a visitor may see the unpublished data of a catalogue. */
export type PreviewPermission = 'granted' | 'expired' | 'none'

/** Decides about previews by the cookie of a signed link. */
export interface PreviewGate {
  readonly permissionOf: (request: FastifyRequest, catalogueId: number) => PreviewPermission
  /** The visitor's preview, if it shows the draft of a catalogue too; otherwise null. */
  readonly draftPreviewOf: (request: FastifyRequest, catalogueId: number) => number | null
  /** The preview token of a visitor who may see unpublished data, to pass on to another browser; otherwise null. */
  readonly tokenOf: (request: FastifyRequest, catalogueId: number) => string | null
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
  const tokenIn = (request: FastifyRequest) => readCookie(request, PREVIEW_COOKIE)

  function verify(token: string): Preview | null {
    for (const each of secrets) {
      const preview = verifyPreview(each, token, now())
      if (preview) return preview.id === null || find(preview.id) ? preview : null
    }
    return null
  }

  function permissionOf(request: FastifyRequest, catalogueId: number): PreviewPermission {
    const token = tokenIn(request)
    if (token === null) return 'none'
    const preview = verify(token)
    if (!preview) return 'expired'
    return preview.catalogueId === catalogueId ? 'granted' : 'none'
  }

  return {
    permissionOf,
    draftPreviewOf: (request, catalogueId) => {
      const preview = verify(tokenIn(request) ?? '')
      if (preview?.catalogueId !== catalogueId || preview.id === null) return null
      return find(preview.id)?.shows_draft ? preview.id : null
    },
    tokenOf: (request, catalogueId) => (permissionOf(request, catalogueId) === 'granted' ? tokenIn(request) : null),
    cookieFor: (token) => {
      const preview = verify(token)
      return preview && previewCookie(token, preview.expires, now())
    },
  }
}
