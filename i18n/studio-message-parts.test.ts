import { expect, test } from 'vitest'
import { studioMessages } from './studio.fixture.ts'
import { comesLaterInStudio, FIRST_KEYS, LATER_GROUPS } from './studio-message-parts.ts'

const keys = Object.keys(studioMessages('en'))

test('every group of later messages exists, and so does every exception', () => {
  expect(LATER_GROUPS.filter((group) => !keys.some((key) => key === group || key.startsWith(`${group}.`)))).toEqual([])
  expect([...FIRST_KEYS].filter((key) => !keys.includes(key))).toEqual([])
})

test('a message of a later group comes later, unless it is an exception', () => {
  expect(comesLaterInStudio('publish.title')).toBe(true)
  expect(comesLaterInStudio('build.building')).toBe(false)
  expect(comesLaterInStudio('control.close')).toBe(false)
  expect(comesLaterInStudio('renovation.1')).toBe(true)
  expect(comesLaterInStudio('units.search')).toBe(false)
})
