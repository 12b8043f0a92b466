/** Which catalogue an element shows. */
export interface Shown {
  readonly token: string
  readonly partner: string
  /** Of the element; a visitor may choose another. */
  readonly lang: string
}

const END = '(?=[/?]|$)'

// The codes alone: the table of languages would be a sixth of the script. A test holds both lists to the domain's.
const LANG = /^(?:ru|en|he|mne|zh|pt|ka|tr|us|uz|cs|uk|de|ar)\b/
const LANG_FIRST = new RegExp(`${LANG.source}${END}`)

// What may stand below the tokens: any other word might be the link of a partner whom the page did not choose.
const PAGE_FIRST = new RegExp(
  `^(?:(?:projects|info|interactive|premises|chess|chess-plus|chessPlus|favorites|panorama|about|pdf|instructions|error-404)${END}|[?]|$)`,
)

// What the first address of a frame carries besides: a link to the place does not.
const PASSING = /^(?:utm_\w+|[yg]clid|referrer|theme)=/

/** The language of a tag as host pages write it (`en-GB`), or none. */
export function languageOf(tag: string): string {
  return LANG.exec(tag.toLowerCase())?.[0] ?? ''
}

/** The path of a place. Whatever the place says, this is a page of the element's own catalogue. */
export function pathOfPlace(place: string, shown: Shown): string {
  const lang = LANG_FIRST.exec(place)?.[0]
  const page = place.slice(lang?.length ?? 0).replace(lang ? /^\// : '', '')
  const base = basePath(shown, lang ?? shown.lang)
  // As browsers read it: `chess/../../other` is another catalogue.
  const { pathname, search } = new URL(base + page.replace(/^(?=[^?])/, '/'), 'http://a')
  const isOwn =
    pathname === base || (pathname.startsWith(`${base}/`) && PAGE_FIRST.test(pathname.slice(base.length + 1)))
  return isOwn ? pathname + search : base
}

/**
 * The place that a path of the frame is kept as: `chess?rooms=1`, in a language that is not the element's `de/chess`, and
 * outside the element's own tokens, as in a project of its group, the path itself.
 */
export function placeOfPath(fullPath: string, shown: Shown): string {
  const path = withoutPassing(fullPath)
  const lang = LANG_FIRST.exec(path.slice(1))?.[0] ?? ''
  const base = basePath(shown, lang)
  const [isBelow, page = ''] = /^(?:\/|(?=[?]|$))(.*)/.exec(path.slice(base.length)) ?? []
  if (!path.startsWith(base) || isBelow === undefined || !PAGE_FIRST.test(page)) return path
  if (lang === shown.lang) return page
  return lang ? lang + page.replace(/^(?=[^?])/, '/') : path
}

function basePath({ token, partner }: Shown, lang: string): string {
  return [lang, token, partner].map((segment) => segment && `/${encodeURIComponent(segment)}`).join('')
}

function withoutPassing(fullPath: string): string {
  const [path = '', ...query] = fullPath.split(/[?&]/)
  const kept = query.filter((pair) => !PASSING.test(pair)).join('&')
  return kept ? `${path}?${kept}` : path
}
