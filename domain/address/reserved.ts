import { isLanguageCode } from '#domain/language/language.ts'
import { isPageRoot, SERVER_ROOTS } from './address.ts'

/** Tells whether a text can never be a token: a language, a page or alias root, or something the server answers (design 2). */
export function isReserved(segment: string): boolean {
  return isLanguageCode(segment) || isPageRoot(segment) || (SERVER_ROOTS as readonly string[]).includes(segment)
}

/** Tells whether a text can be a token: one path segment that browsers leave alone and nothing else claims. */
export function canBeToken(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !isReserved(segment)
}
