import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { comesLaterInStudio, FIRST_KEYS, LATER_GROUPS } from './studio-message-parts.ts'

const keys = Object.keys(
  JSON.parse(await readFile(new URL('locales/studio/en.json', import.meta.url), 'utf8')) as object,
)

test('every group of later messages exists, and so does every exception', () => {
  expect(LATER_GROUPS.filter((group) => !keys.some((key) => key.startsWith(`${group}.`)))).toEqual([])
  expect([...FIRST_KEYS].filter((key) => !keys.includes(key))).toEqual([])
})

test('a message of a later group comes later, unless it is an exception', () => {
  expect(comesLaterInStudio('publish.title')).toBe(true)
  expect(comesLaterInStudio('build.add')).toBe(false)
  expect(comesLaterInStudio('units.search')).toBe(false)
})
