import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { PAGE_ROOTS, SERVER_ROOTS } from './address.ts'

/** The words that have a meaning of their own in an address, in lower case. */
export const RESERVED_WORDS: readonly string[] = [...LANGUAGE_CODES, ...PAGE_ROOTS, ...SERVER_ROOTS].map((word) =>
  word.toLowerCase(),
)

/**
 * Whether a text can never be a token: a language, the root of a page or alias, or a path that the server answers.
 * Capital letters make no difference, since nobody could tell the addresses apart.
 */
export function isReserved(segment: string): boolean {
  return RESERVED_WORDS.includes(segment.toLowerCase())
}

/** The letters of a new token: safe in a path. */
export const TOKEN_LETTERS = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text can be a token: one path segment that browsers do not rewrite and that has no other meaning. */
export function canBeToken(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !isReserved(segment)
}
