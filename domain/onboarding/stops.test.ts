import { expect, test } from 'vitest'
import { PAGES } from '#domain/address/page-table.ts'
import { STEPS } from './steps.ts'
import { type Setting, stopsOf } from './stops.ts'

const details = (id: number) => ({ type: 'details', context: 'instance', id }) as const

const setting = (change: Partial<Setting> = {}): Setting => ({
  start: { page: { name: 'main' }, panel: null },
  isGroup: false,
  isSmall: false,
  hasPictures: true,
  hasPremises: true,
  hasChess: true,
  unit: { id: 7, hasTour: true },
  ...change,
})

test('a walkthrough from the main page of a project has all ten steps', () => {
  for (const isSmall of [false, true]) expect([...stopsOf(setting({ isSmall })).keys()]).toEqual(STEPS)
})

test('shows each step on the page that has its control', () => {
  const stops = stopsOf(setting())
  expect(stops.get('visual')).toEqual({ page: { name: 'main' }, panel: null })
  expect(stops.get('sorting')).toEqual({ page: { name: 'premises' }, panel: null })
  expect(stops.get('chess_plus')).toEqual({ page: { name: 'chess-plus' }, panel: null })
  expect(stops.get('card')).toEqual({ page: { name: 'chess-plus' }, panel: details(7) })
  expect(stops.get('presentation')).toEqual({ page: { name: 'chess-plus' }, panel: details(7) })
})

test('shows the bars of a small screen without a panel over them', () => {
  const open = { page: { name: 'chess' }, panel: details(7) } as const
  for (const step of ['how_to_use', 'filter', 'favorites'] as const) {
    expect(stopsOf(setting({ start: open, isSmall: true })).get(step)?.panel).toBeNull()
    expect(stopsOf(setting({ start: open })).get(step)?.panel).toEqual(details(7))
  }
})

test('stays on the open card and picture', () => {
  const card = { page: { name: 'chess' }, panel: details(7) } as const
  expect(stopsOf(setting({ start: card })).get('card')).toEqual(card)
  const facade = { name: 'interactive', interactiveId: '3', frameId: 0, storeyId: null } as const
  expect(stopsOf(setting({ start: { page: facade, panel: null } })).get('visual')?.page).toEqual(facade)
})

test('leaves out what the catalogue does not have', () => {
  const without = (change: Partial<Setting>) => STEPS.filter((step) => !stopsOf(setting(change)).has(step))
  expect(without({ hasPictures: false })).toEqual(['visual'])
  expect(without({ hasPremises: false })).toEqual(['sorting'])
  expect(without({ hasChess: false })).toEqual(['chess_plus'])
  expect(without({ unit: { id: 7, hasTour: false } })).toEqual(['tour'])
  expect(without({ unit: null })).toEqual(['card', 'tour', 'presentation'])
  expect([...stopsOf(setting({ isGroup: true })).keys()]).toEqual(['how_to_use', 'visual', 'favorites', 'request'])
})

test('every stop is a page that allows its panel', () => {
  for (const hasChess of [true, false])
    for (const hasPremises of [true, false])
      for (const { page, panel } of stopsOf(setting({ hasChess, hasPremises })).values())
        if (panel) expect(PAGES[page.name].panels).toContain(panel.type)
})
