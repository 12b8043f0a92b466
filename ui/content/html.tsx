import { showBlank } from '#ui/picture/img.tsx'

interface HtmlProps {
  readonly html: string
  readonly className?: string | undefined
}

/** An HTML text that the server has sanitised. Pictures in it that fail to load are blank. */
export function Html({ html, className }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at import and again by the server.
  return <div ref={watchPictures} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function watchPictures(element: HTMLElement | null) {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showBlank({ currentTarget: target })
  }
  // Image errors do not bubble, hence `capture`.
  element?.addEventListener('error', onError, true)
  return () => element?.removeEventListener('error', onError, true)
}
