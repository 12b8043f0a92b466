import { expect, test } from 'vitest'
import { partsOf } from './parts-ahead.ts'

const link = (path: string, isTouched = false) => partsOf({ path, parts: undefined, isTouched })

test('a link to another view needs its part', () => {
  expect(link('/de/harbour/anna/premises')).toEqual(['premises-view'])
  expect(link('/harbour')).toEqual(['interactive-view', 'photo-view', 'storey-picker', 'turn-strip'])
  expect(link('/harbour/interactive/2/frame/0/7')).toEqual(['storey-plan-view'])
})

test('a link to a unit needs its card, and on a touch screen its preview', () => {
  const path = '/harbour/chess/details/instance/7'
  expect(link(path)).toEqual(['chess-view', 'panels', 'unit-card'])
  expect(link(path, true)).toEqual(['chess-view', 'panels', 'unit-card', 'unit-preview'])
})

test('a unit in a list opens without a preview', () => {
  expect(link('/harbour/premises/details/instance/7', true)).toEqual(['premises-view', 'panels', 'unit-card'])
})

test('a button names what it opens', () => {
  expect(partsOf({ path: null, parts: 'modals filter-dialog', isTouched: false })).toEqual(['modals', 'filter-dialog'])
})

test('nothing is loaded for a document, an unknown address or anything else', () => {
  expect(link('/harbour/pdf/7')).toEqual([])
  expect(link('/harbour/chess/no/where')).toEqual([])
  expect(link('/')).toEqual([])
  expect(partsOf({ path: null, parts: undefined, isTouched: false })).toEqual([])
})
