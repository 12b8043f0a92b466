import { expect, test } from 'vitest'
import { linkToken } from './link-token.ts'

const accepts = (token: string) => linkToken.safeParse(token).success

test('has 1 to 64 letters, digits, hyphens and underscores', () => {
  for (const token of ['a', 'Harbour-2_b', 'x'.repeat(64)]) expect(accepts(token), token).toBe(true)
  for (const token of ['', 'x'.repeat(65), 'a/b', 'a b', 'a.b', 'дом']) expect(accepts(token), token).toBe(false)
})

test('is not a word with another meaning in an address', () => {
  for (const token of ['en', 'chess', 'chessPlus', 'pdf', 'api', 'error-404']) expect(accepts(token), token).toBe(false)
})
