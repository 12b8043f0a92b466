import { isPageRoot, SERVER_ROOTS } from '#domain/address/address.ts'
import { isLanguageCode } from '#domain/language/language.ts'

// Enough to distinguish links in a log, too little to open one.
const KEPT_OF_TOKEN = 4

/** An address for logs: with shortened tokens and only the names of query parameters. */
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
