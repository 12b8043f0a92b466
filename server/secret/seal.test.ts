import { describe, expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const KEY = 'a secret key of tests, long enough'
const { seal, open } = createSeal(KEY)

describe('a seal', () => {
  it.each(['', 'whsec_abc', 'пароль 密码 🔑', 'x'.repeat(10_000)])('opens what it sealed', (text) => {
    expect(open(seal(text))).toBe(text)
  })

  it('opens it after a restart with the same key', () => {
    expect(createSeal(KEY).open(seal('secret'))).toBe('secret')
  })

  it('hides the text, and never gives the same result twice', () => {
    const [first, second] = [seal('secret secret secret'), seal('secret secret secret')]
    expect(first).not.toContain('secret')
    expect(first).not.toBe(second)
    expect(first).toMatch(/^v1\./)
  })

  it('does not open with another key', () => {
    expect(createSeal('another secret key, just as long').open(seal('secret'))).toBeNull()
  })

  it('opens what an earlier key sealed, and seals with the new one', () => {
    const rotated = createSeal('another secret key, just as long', [KEY])
    expect(rotated.open(seal('secret'))).toBe('secret')
    expect(rotated.openOld(seal('secret'))).toBe('secret')
    expect(open(rotated.seal('secret'))).toBeNull()
    expect(rotated.openOld(rotated.seal('secret'))).toBeNull()
    expect(rotated.openOld(createSeal('a third secret key of thirty-two').seal('secret'))).toBeNull()
  })

  it('does not open changed text, whichever character was changed', () => {
    const sealed = seal('secret')
    for (let index = 3; index < sealed.length; index += 1) {
      const changed = sealed.slice(0, index) + (sealed[index] === 'A' ? 'Q' : 'A') + sealed.slice(index + 1)
      expect(open(changed)).toBeNull()
    }
  })

  it.each(['', 's', 'v1..', 'v2.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA', 'v1.AAAAAAAAAAAAAAAA.AAAA'])(
    'does not open %j',
    (text) => {
      expect(open(text)).toBeNull()
    },
  )
})
