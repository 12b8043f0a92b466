import { expect, test } from 'vitest'
import { EMPTY_SEARCH, reduceSearch, type SearchState } from './search-state.ts'

const WRITTEN = reduceSearch(EMPTY_SEARCH, { type: 'write', text: '12' })

function move(state: SearchState, by: 1 | -1): SearchState {
  return reduceSearch(state, { type: 'move', by, count: 3 })
}

test('opens with the first result active, and closes when the text is empty', () => {
  expect(WRITTEN).toEqual({ text: '12', isOpen: true, active: 0 })
  expect(reduceSearch(WRITTEN, { type: 'write', text: ' ' }).isOpen).toBe(false)
})

test('moves through the results in a cycle', () => {
  expect(move(move(WRITTEN, 1), 1).active).toBe(2)
  expect(move(move(move(WRITTEN, 1), 1), 1).active).toBe(0)
  expect(move(WRITTEN, -1).active).toBe(2)
})

test('shows closed results again on an arrow key, with the same text', () => {
  const closed = reduceSearch(move(WRITTEN, 1), { type: 'close' })
  expect(closed).toEqual({ text: '12', isOpen: false, active: 0 })
  expect(move(closed, 1)).toEqual({ text: '12', isOpen: true, active: 0 })
})

test('stays closed without a text', () => {
  expect(move(EMPTY_SEARCH, 1)).toEqual(EMPTY_SEARCH)
})

test('stays at the first position without results', () => {
  expect(reduceSearch(WRITTEN, { type: 'move', by: 1, count: 0 }).active).toBe(0)
})
