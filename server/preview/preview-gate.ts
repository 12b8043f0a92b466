import { LIVE_VIEW, tokenOfView } from '#domain/address/link-view.ts'
import type { ListedCatalogue, Visit } from '#server/link/link-directory.ts'
import { type Preview, verifyPreview } from './preview-token.ts'

/** Whether a visitor may see the unpublished data of a catalogue. */
type PreviewPermission = 'granted' | 'expired' | 'none'

/** The catalogue of a request, and the view that its address names. */
type Viewed = Pick<Visit, 'view'> & { readonly catalogue: Pick<ListedCatalogue, 'id' | 'groups'> }

/** Decides about previews by the signed token in an address. Nothing else opens a preview, so that one address means one thing. */
export interface PreviewGate {
  readonly permissionOf: (viewed: Viewed) => PreviewPermission
  /** The preview of an address, if it shows the draft of a catalogue too; otherwise null. */
  readonly draftPreviewOf: (viewed: Viewed) => number | null
}

/** A stored preview that nobody has switched off. */
interface ActivePreview {
  readonly shows_draft: boolean
  /** May be earlier than the token says. */
  readonly expires_at: Date
}

/** Finds a stored preview; undefined if it was switched off. */
type FindPreview = (id: number) => ActivePreview | undefined

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
      if (preview) return preview.id === null || isActive(preview.id) ? preview : null
    }
    return null
  }

  function isActive(id: number): boolean {
    const stored = find(id)
    return stored !== undefined && stored.expires_at > now()
  }

  function permissionOf({ catalogue, view }: Viewed): PreviewPermission {
    if (view === null || view === LIVE_VIEW) return 'none'
    const preview = verify(tokenOfView(view))
    if (!preview) return 'expired'
    return opens(preview, catalogue) ? 'granted' : 'none'
  }

  return {
    permissionOf,
    draftPreviewOf: (viewed) => {
      if (permissionOf(viewed) !== 'granted') return null
      const id = verify(tokenOfView(viewed.view ?? ''))?.id ?? null
      return id !== null && find(id)?.shows_draft ? id : null
    },
  }
}

/**
 * Whether a preview opens a catalogue. That of a group opens its members too: whoever made it has all of them in reach,
 * and links between them keep the view.
 */
function opens({ catalogueId }: Preview, { id, groups }: Viewed['catalogue']): boolean {
  return catalogueId === id || groups.includes(catalogueId)
}
