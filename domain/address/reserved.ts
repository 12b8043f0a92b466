import { isLanguageCode } from '#domain/language/language.ts'
import { isPageRoot, SERVER_ROOTS } from './address.ts'

/** Whether a text can never be a token: a language, the root of a page or alias, or a path that the server answers. */
export function isReserved(segment: string): boolean {
  return isLanguageCode(segment) || isPageRoot(segment) || (SERVER_ROOTS as readonly string[]).includes(segment)
}

/** Whether a text can be a token: one path segment that browsers do not rewrite and that has no other meaning. */
export function canBeToken(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !isReserved(segment)
}
