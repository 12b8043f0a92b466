import { expect, test } from 'vitest'
import type { ChessSettings } from '#contract/views.ts'
import { isOfView, menuViewsOf, type ViewSource, viewsOf } from './views.ts'

const VIEW: Pick<ChessSettings, 'default_sort' | 'cell' | 'taken_prices'> = {
  default_sort: 'default',
  cell: [],
  taken_prices: false,
}

function sourceOf(change: Partial<ViewSource> = {}, short_type: 'ic' | 'gic' = 'ic'): ViewSource {
  return {
    settings: {
      id: 1,
      type: short_type === 'ic' ? 'InteractiveCatalogue' : 'GroupInteractiveCatalogue',
      name: 'Harbour',
      project_id: null,
      default_lang: { id: 2, name: 'en', is_rtl: false },
      short_type,
      indexable: false,
    },
    catalogs: [],
    chess: { ...VIEW, enabled: true, order: 1 },
    premises: { ...VIEW, enabled: true, order: 2 },
    interactive: { enabled: true, root: null },
    info: { enabled: true, about: '<p>About</p>' },
    ...change,
  }
}

function namesOf(views: ReturnType<typeof viewsOf>): readonly string[] {
  return views.map(({ page }) => page.name)
}

test('starts with the picture, then follows the order that the developer has set', () => {
  expect(namesOf(viewsOf(sourceOf()))).toEqual(['main', 'chess', 'chess-plus', 'premises'])
  const premisesFirst = sourceOf({ premises: { ...VIEW, enabled: true, order: 0 } })
  expect(namesOf(viewsOf(premisesFirst))).toEqual(['main', 'premises', 'chess', 'chess-plus'])
})

test('omits disabled views', () => {
  const bare = sourceOf({ interactive: { enabled: false, root: null }, chess: { ...VIEW, enabled: false, order: 1 } })
  expect(namesOf(viewsOf(bare))).toEqual(['premises'])
})

test('shows the pages of a group instead of the views of a project', () => {
  expect(namesOf(viewsOf(sourceOf({}, 'gic')))).toEqual(['main', 'projects', 'info', 'about'])
  expect(menuViewsOf(sourceOf({}, 'gic'), 0)).toEqual([])
})

test('lists only pages with content in the menu', () => {
  expect(namesOf(menuViewsOf(sourceOf(), 2))).toEqual(['info', 'about', 'panorama'])
  expect(namesOf(menuViewsOf(sourceOf({ info: { enabled: false, about: null } }), 0))).toEqual([])
})

test('counts the chess of one estate as the chess view', () => {
  const [, chess] = viewsOf(sourceOf())
  expect(chess && isOfView(chess, { name: 'chess-estate', estateId: 3 })).toBe(true)
  expect(chess && isOfView(chess, { name: 'premises' })).toBe(false)
})
