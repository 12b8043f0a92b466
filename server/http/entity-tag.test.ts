import { describe, expect, it } from 'vitest'
import { holdsContent, holdsTag } from './entity-tag.ts'

describe('the tag that a client holds', () => {
  it.each([
    ['the same', '"abc"', true],
    ['the same, weak', 'W/"abc"', true],
    ['one of several', '"x", W/"abc" ,"y"', true],
    ['anything', ' * ', true],
    ['another', '"abcd"', false],
    ['a part of another', '"xabc"', false],
    ['no tag at all', 'abc', false],
    ['an empty header', '', false],
    ['no header', undefined, false],
  ])('%s: %s', (_, header, expected) => {
    expect(holdsTag(header, '"abc"')).toBe(expected)
  })
})

describe('the content that a client holds', () => {
  it.each([
    ['in one encoding', '"abc-br"', true],
    ['in another, made weak by a proxy', 'W/"abc-gzip"', true],
    ['anything', '*', true],
    ['without an encoding', '"abc"', false],
    ['of a longer hash', '"abcd-br"', false],
    ['no header', undefined, false],
  ])('%s: %s', (_, header, expected) => {
    expect(holdsContent(header, 'abc')).toBe(expected)
  })
})
