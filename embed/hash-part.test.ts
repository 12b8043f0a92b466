import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashKey, readHashPart, writeHashPart } from './hash-part.ts'

describe('the fragment of a host page', () => {
  test.each([
    ['', 'chess', 'vitrine=chess'],
    ['', 'chess/details/instance/12?rooms=1,2', 'vitrine=chess/details/instance/12?rooms=1,2'],
    ['', 'chess?rooms=1&price=1-2', 'vitrine=chess?rooms=1%26price=1-2'],
    ['#contacts', 'chess', 'contacts&vitrine=chess'],
    ['#vitrine=chess&contacts', 'premises', 'vitrine=premises&contacts'],
    ['#a=1&vitrine=chess&b=%20', null, 'a=1&b=%20'],
    ['#vitrine=chess', null, ''],
    ['#vitrine-two=chess', 'about', 'vitrine-two=chess&vitrine=about'],
    ['#vitrine=chess', '', 'vitrine='],
  ])('%j with %j is %j', (hash, value, written) => {
    expect(writeHashPart(hash, 'vitrine', value)).toBe(written)
  })

  test('can be read with URLSearchParams', () => {
    const hash = writeHashPart('#a=1', 'vitrine', 'chess?rooms=1%2B,2&q=a b')
    expect(new URLSearchParams(hash).get('vitrine')).toBe('chess?rooms=1%2B,2&q=a b')
  })

  test('has no place if it is malformed', () => {
    expect(readHashPart('#vitrine=%E0%A4', 'vitrine')).toBeNull()
    expect(readHashPart('#vitrine', 'vitrine')).toBeNull()
    expect(readHashPart('', 'vitrine')).toBeNull()
  })

  const name = fc.string({ maxLength: 6 })
  const foreign = fc.array(
    fc.stringMatching(/^[^&#\s]*$/).filter((part) => !part.startsWith('vitrine')),
    { maxLength: 4 },
  )
  const places = fc.dictionary(name, fc.string({ unit: 'grapheme' }), { maxKeys: 4 })

  test('keeps a place for each name, and the parts of other scripts', () => {
    fc.assert(
      fc.property(foreign, places, (others, byName) => {
        const before = others.join('&')
        const named = Object.entries(byName)
        let hash = before && `#${before}`
        for (const [of, place] of named) hash = `#${writeHashPart(hash, hashKey(of), place)}`
        for (const [of, place] of named) expect(readHashPart(hash, hashKey(of))).toBe(place)
        for (const [of] of named) hash = `#${writeHashPart(hash, hashKey(of), null)}`
        expect(hash.replace(/^#/, '')).toBe(before)
      }),
    )
  })
})
