import { plainPath } from '#domain/address/link-view.ts'
import type { Image } from '#domain/media/image.ts'
import { withoutIsolates } from '#i18n/isolate.ts'
import { createPartRequest } from '#ui/lazy/part-request.ts'

/** A link to share, with its title, note and picture. */
export interface SharedLink {
  /** The absolute URL. */
  readonly url: string
  readonly title: string
  /** A line of description. */
  readonly note: string
  /** A plan is shown whole, a photo is cropped. */
  readonly picture: { readonly image: Image; readonly isPlan: boolean } | null
}

const dialog = createPartRequest<SharedLink>()

/** Shares a link with the native share sheet on touch devices, or else with a dialog of the page. Never a preview. */
export async function shareLink(shared: SharedLink): Promise<void> {
  const [title, note] = [withoutIsolates(shared.title), withoutIsolates(shared.note)]
  const link = { ...shared, title, note, url: plainPath(shared.url) }
  const sheet = { url: link.url, title: link.title }
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(sheet)) return dialog.send(link)
  try {
    await navigator.share(sheet)
  } catch (error) {
    // AbortError: the visitor cancelled. Any other error means that sharing is not allowed, for example in an iframe.
    if (!(error instanceof DOMException && error.name === 'AbortError')) dialog.send(link)
  }
}

/** Subscribes to links that the dialog has to share. Returns the function that unsubscribes. */
export function onSharedLink(share: (link: SharedLink) => void): () => void {
  return dialog.handle(share)
}
