import { expect, test } from 'vitest'
import { isLongText } from './long-text.ts'

test('measures a text without its tags', () => {
  expect(isLongText(`<p>${'a'.repeat(701)}</p>`)).toBe(true)
  expect(isLongText(`${'<p class="x">'.repeat(100)}a`)).toBe(false)
})
