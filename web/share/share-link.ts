import type { Image } from '#domain/media/image.ts'
import { createWish } from '#ui/lazy/wish.ts'

/** What is shared: a link, and what it shows. */
export interface SharedLink {
  /** The whole address. */
  readonly url: string
  readonly title: string
  /** A line about it. */
  readonly note: string
  /** A plan is shown whole, a photo fills its place. */
  readonly picture: { readonly image: Image; readonly isPlan: boolean } | null
}

const dialog = createWish<SharedLink>()

/** Shares a link: by the device's own ways where it is held in the hand and has them, else by a dialog of the page. */
export async function shareLink(link: SharedLink): Promise<void> {
  const sheet = { url: link.url, title: link.title }
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(sheet)) return dialog.make(link)
  try {
    await navigator.share(sheet)
  } catch (error) {
    // The visitor may have changed his mind. Anything else is a refusal, as a frame around the page may give it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) dialog.make(link)
  }
}

/** Shares links by a dialog of the page from now on; gives what ends that. */
export function onSharedLink(share: (link: SharedLink) => void): () => void {
  return dialog.onMade(share)
}
