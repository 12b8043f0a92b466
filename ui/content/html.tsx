import { showBlank } from '#ui/picture/img.tsx'

interface HtmlProps {
  readonly html: string
  readonly className?: string | undefined
}

/** A text in html that the server has sanitised; pictures in it that do not come are blank. */
export function Html({ html, className }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at import and again by the server.
  return <div ref={watchPictures} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function watchPictures(element: HTMLElement | null) {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showBlank({ currentTarget: target })
  }
  // Errors of pictures do not rise, but are seen on the way down.
  element?.addEventListener('error', onError, true)
  return () => element?.removeEventListener('error', onError, true)
}
