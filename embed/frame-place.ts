/** The catalogue that an element shows. */
export interface Shown {
  readonly token: string
  readonly partner: string
  /** The language of the element; a visitor may choose another. */
  readonly lang: string
}

const END = '(?=[/?]|$)'

// Only the codes: the domain's table of languages would be a sixth of the script. A test compares both lists with the domain.
const LANG = /^(?:ru|en|he|mne|zh|pt|ka|tr|us|uz|cs|uk|de|ar)\b/
const LANG_FIRST = new RegExp(`${LANG.source}${END}`)

// The pages allowed below the tokens: any other word might be the link of a partner that the host page did not choose.
const PAGE_FIRST = new RegExp(
  `^(?:(?:projects|info|interactive|premises|chess|chess-plus|chessPlus|favorites|panorama|about|pdf|instructions|error-404)${END}|[?]|$)`,
)

// Parameters of a frame's first address that are not part of its place.
const PASSING = /^(?:utm_\w+|[yg]clid|referrer|theme|lang)=/

/** The language code for a tag such as `en-GB`; empty if it is not supported. */
export function languageOf(tag: string): string {
  return LANG.exec(tag.toLowerCase())?.[0] ?? ''
}

/** The path of a place; always a page of the element's own catalogue, whatever the place contains. */
export function pathOfPlace(place: string, shown: Shown): string {
  const lang = LANG_FIRST.exec(place)?.[0]
  const page = place.slice(lang?.length ?? 0).replace(lang ? /^\// : '', '')
  const base = basePath(shown, lang ?? shown.lang)
  // Resolved as browsers do: `chess/../../other` would be another catalogue.
  const { pathname, search } = new URL(base + page.replace(/^(?=[^?])/, '/'), 'http://a')
  const isOwn =
    pathname === base || (pathname.startsWith(`${base}/`) && PAGE_FIRST.test(pathname.slice(base.length + 1)))
  return isOwn ? pathname + search : base
}

/**
 * The place of a path in the frame: `chess?rooms=1`; `de/chess` in a language other than the element's; the whole path
 * outside the element's tokens, as in a project of its group.
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
