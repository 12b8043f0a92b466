import { FRAME_PERMISSIONS } from '#contract/embed.ts'
import { languageOf, pathOfPlace, type Shown } from './frame-place.ts'
import { sourceQuery } from './source-query.ts'

/** The initial settings of a frame. */
interface FrameSettings extends Shown {
  readonly origin: string
  readonly place: string
  readonly theme: string
  readonly title: string
}

/** Creates a frame that loads a place of the catalogue when it is near the viewport. */
export function createFrame({ origin, place, theme, title, ...shown }: FrameSettings): HTMLIFrameElement {
  const path = pathOfPlace(place, shown)
  const query = sourceQuery({ search: location.search, referrer: document.referrer, host: location.host })
  if (theme) query.append('theme', theme)
  // For a message in place of the catalogue, if the element has no language.
  if (!shown.lang) query.append('lang', languageOf(document.documentElement.lang))
  const [mark, source] = [path.includes('?') ? '&' : '?', String(query)]
  return Object.assign(document.createElement('iframe'), {
    loading: 'lazy',
    allow: FRAME_PERMISSIONS,
    // The catalogue needs the origin of its host, whatever the page's referrer policy is.
    referrerPolicy: 'strict-origin-when-cross-origin',
    title,
    src: origin + path + (source && mark + source),
  })
}
