import { expect, test } from 'vitest'
import { hasPanel, pathInView, pathOfPage, pathOfUnit } from './view-path.ts'

const HARBOUR = { token: 'harbour', lang: 'de' } as const

test('pages and units have a path that both sides share', () => {
  expect(pathOfPage(HARBOUR, { name: 'chess' })).toBe('/de/harbour/chess')
  expect(pathOfPage({ ...HARBOUR, lang: null }, { name: 'main' })).toBe('/harbour')
  expect(pathOfUnit(HARBOUR, 7)).toBe('/de/harbour/premises/details/instance/7')
})

test('each side has its view in the path', () => {
  expect(pathInView('/de/harbour/chess?rooms=1,2&free=1', 'live')).toBe('/de/harbour~live/chess?rooms=1,2&free=1')
  expect(pathInView('/harbour', '5-3.17.x')).toBe('/harbour~5-3.17.x')
  expect(pathInView('/', 'live')).toBe('/')
})

test('the card of a unit is open over its page', () => {
  expect([pathOfUnit(HARBOUR, 7), pathOfPage(HARBOUR, { name: 'chess' }), '/'].map(hasPanel)).toEqual([
    true,
    false,
    false,
  ])
})
