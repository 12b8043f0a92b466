import { describe, expect, it } from 'vitest'
import { PREVIEW_LIFE_MS, signPreview, verifyPreview } from './preview-token.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

describe('a preview token', () => {
  const { token, expires } = signPreview('secret', 12, NOW)

  it('opens its catalogue for a day', () => {
    expect(expires).toEqual(later(PREVIEW_LIFE_MS))
    expect(verifyPreview('secret', token, later(PREVIEW_LIFE_MS - 1))).toEqual({ id: null, catalogueId: 12, expires })
    expect(verifyPreview('secret', token, later(PREVIEW_LIFE_MS))).toBeNull()
  })

  it('needs no escaping in a URL', () => {
    expect(encodeURIComponent(token)).toBe(token)
  })

  it.each([
    ['another catalogue', token.replace(/^12/, '13')],
    ['a later end', token.replace(/\.(\d+)\./, (_, seconds) => `.${Number(seconds) + 1}.`)],
    ['another signature', `${token.slice(0, -2)}AA`],
    ['no signature', token.split('.').slice(0, 2).join('.')],
    ['nothing', ''],
    ['an invalid token', 'undefined.undefined.'.padEnd(63, 'A')],
    ['a very long text', '1'.repeat(100_000)],
  ])('is refused with %s', (_, forged) => {
    expect(verifyPreview('secret', forged, NOW)).toBeNull()
  })

  it('is refused under another secret', () => {
    expect(verifyPreview('other', token, NOW)).toBeNull()
  })
})
