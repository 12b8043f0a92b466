import type { Image } from '#domain/media/image.ts'
import { hear, tellUntilHeard } from './until-heard.ts'

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

const SHARE = 'vitrine-share'

/** Shares a link: by the device's own ways where it is held in the hand and has them, else by a dialog of the page. */
export async function shareLink(link: SharedLink): Promise<void> {
  const sheet = { url: link.url, title: link.title }
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(sheet)) return openDialog(link)
  try {
    await navigator.share(sheet)
  } catch (error) {
    // The visitor may have changed his mind. Anything else is a refusal, as a frame around the page may give it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await openDialog(link)
  }
}

/** Hears of links that the page itself has to share; gives what ends the hearing. */
export function onSharedLink(listen: (link: SharedLink) => void): () => void {
  return hear(SHARE, listen)
}

function openDialog(link: SharedLink): Promise<void> {
  return tellUntilHeard(SHARE, link)
}
