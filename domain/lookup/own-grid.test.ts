import { expect, test } from 'vitest'
import type { Page, PanelRoute } from '#domain/address/address.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { ownGridPage } from './own-grid.ts'

/** Estate 1 with storey 11 and unit 111, estate 2 with storey 22 and unit 222. */
const chess = buildChess(
  projectAnswer,
  [1, 2].map((id) => {
    const storeys = [aStorey(1, [anInstance({ id: 111 * id })], { id: 11 * id })]
    return anEstate([aSection(storeys, { id: 50 + id })], { id, order: id })
  }),
)
const unit = (id: number): PanelRoute => ({ type: 'details', context: 'instance', id })
const preview = (id: number): PanelRoute => ({ type: 'preview', context: 'instance', id })
const storey = (id: number): PanelRoute => ({ type: 'group', context: 'storey', id })
const own = (page: Page, panel: PanelRoute | null) => ownGridPage(page, panel, chess, EMPTY_FILTER)

test.each([unit(222), preview(222), storey(22)])(
  '%o leads from every other grid to that of its own estate',
  (panel) => {
    const chessOfOwn = { name: 'chess-estate', estateId: 2 }
    expect(own({ name: 'chess' }, panel)).toEqual(chessOfOwn)
    expect(own({ name: 'chess-estate', estateId: 1 }, panel)).toEqual(chessOfOwn)
    expect(own({ name: 'chess-estate', estateId: 9 }, panel)).toEqual(chessOfOwn)
    expect(own({ name: 'chess-plus-estate', estateId: 1 }, panel)).toEqual({ name: 'chess-plus-estate', estateId: 2 })
  },
)

test.each<[Page, PanelRoute | null]>([
  // Without an estate the chess shows the first estate, Chess Plus all.
  [{ name: 'chess' }, unit(111)],
  [{ name: 'chess-plus' }, unit(222)],
  [{ name: 'chess-estate', estateId: 2 }, unit(222)],
  [{ name: 'chess-plus-estate', estateId: 1 }, storey(11)],
  [{ name: 'premises' }, unit(222)],
  [{ name: 'chess-estate', estateId: 1 }, null],
  [{ name: 'chess-estate', estateId: 1 }, unit(999)],
  [
    { name: 'chess-estate', estateId: 1 },
    { type: 'info', context: 'estate', id: 2 },
  ],
])('%o with %o stays', (page, panel) => {
  expect(own(page, panel)).toBe(page)
})
