import { isPageRoot, SERVER_ROOTS } from '#domain/address/address.ts'
import { isLanguageCode } from '#domain/language/language.ts'

// Enough to tell links apart when reading a log, too little to open one.
const KEPT_OF_TOKEN = 4

/** An address as logs may hold it: tokens shortened, of the query only the names (design 8). */
export function logUrl(url: string): string {
  const [pathname = '', search = ''] = url.split('?', 2)
  const names = search.split('&').flatMap((pair) => pair.split('=')[0] || [])
  return shortenTokens(pathname) + (names.length > 0 ? `?${names.join('&')}` : '')
}

function shortenTokens(pathname: string): string {
  const segments = pathname.split('/').slice(1)
  const first = isLanguageCode(segments[0] ?? '') ? 1 : 0
  if (SERVER_ROOTS.some((root) => root === segments[0])) return pathname
  return segments.reduce(
    (path, segment, index) => `${path}/${index === first || index === first + 1 ? shorten(segment) : segment}`,
    '',
  )
}

function shorten(token: string): string {
  return token.length > KEPT_OF_TOKEN && !isPageRoot(token) ? `${token.slice(0, KEPT_OF_TOKEN)}…` : token
}
