import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, chessOf, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { countFacets } from '#domain/filter/facets.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate } from '#domain/filter/match-units.ts'
import { roomLabels } from '#domain/filter/room-labels.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { chipWords, wordRoomChip } from './chip-words.ts'
import { type ChipPart, chipsOf } from './chips-of.ts'
import { type ListCriterion, listOptions } from './list-options.ts'

function offered(...storeys: InstanceAnswer[][]) {
  const chess = chessOf(...storeys)
  return { data: projectAnswer, chess, index: createIndex(chess) }
}

const varied = offered(
  [anInstance({ id: 1, tags: [2] }), anInstance({ id: 2, layout_id: 3, price: 150_000 })],
  [anInstance({ id: 3, layout_id: 4, price: 20_000, promoactions: [1] })],
)

describe('the chips of the bar', () => {
  test('are those with something to choose', () => {
    expect(chipsOf(varied, ['living', 'house'])).toEqual(['rooms', 'price', 'area', 'features'])
    expect(chipsOf(varied, LAYOUT_TYPES)).toEqual(['price', 'area', 'storey', 'features'])
    // One parking space leaves nothing to choose.
    expect(chipsOf(varied, ['parking'])).toEqual(['features'])
  })

  test.each<[ChipPart, Partial<Filter>, object]>([
    ['price', {}, { label: 'Price', value: null }],
    ['estates', { estates: [5] }, { label: 'Building', value: 'A' }],
    ['estates', { estates: [99] }, { label: 'Building', aside: '1' }],
    ['price', { price: { from: 260_000, to: 460_000 } }, { label: 'Price', value: '€260–460k' }],
    ['price', { price: { from: null, to: 1_250_000 } }, { label: 'Price', value: 'up to €1.25m' }],
    ['area', { area: { from: 45, to: null } }, { label: 'Area', aside: 'from 45' }],
    ['storey', { storey: { from: -1, to: 9 } }, { label: 'Floor', aside: '-1–9' }],
    ['features', { tags: [1], promoactions: [1] }, { label: 'Features', aside: '2' }],
  ])('show the chosen value: %s of %o', (part, filter, words) => {
    expect(chipWords(translators.en, varied, { ...EMPTY_FILTER, ...filter }, part)).toEqual(words)
  })

  test('have short room labels in every language', () => {
    expect(wordRoomChip(translators.en, 'studio')).toBe('Studio')
    expect(wordRoomChip(translators.mne, 'studio')).toBe('Gars.')
    expect(wordRoomChip(translators.de, '2.5')).toBe('2,5')
    expect(wordRoomChip(translators.en, 'loft')).toBe('loft')
  })
})

describe('the values of a list', () => {
  const wordsOf = (criterion: ListCriterion, types: readonly LayoutType[] = ['living', 'house'], project = varied) => {
    const failures = evaluate(project.index, { ...EMPTY_FILTER, types })
    const offer = {
      project,
      types,
      rooms: roomLabels(project.data.layouts, types),
      facets: countFacets(project.index, failures),
    }
    return listOptions(translators.en, criterion, offer).map(({ label, count }) => `${label} ${count}`)
  }

  test('have the number of units they would show', () => {
    expect(wordsOf('rooms')).toEqual(['1 1', '2 0', 'Studio 1'])
    expect(wordsOf('rooms', ['parking'])).toEqual([])
    expect(wordsOf('rooms', LAYOUT_TYPES)).toEqual([])
  })

  test('separate flats from houses if a project has both', () => {
    expect(wordsOf('types')).toEqual([])
    const layouts = projectAnswer.layouts.map((layout) =>
      layout.id === 3 ? { ...layout, type: 'house' as const } : layout,
    )
    const data = { ...projectAnswer, layouts }
    const chess = buildChess(data, [
      anEstate([aSection([aStorey(1, [anInstance({ id: 1 }), anInstance({ id: 2, layout_id: 3 })])])]),
    ])
    const mixed = { data, chess, index: createIndex(chess) }
    expect(wordsOf('types', ['living', 'house'], mixed)).toEqual(['Residential 1', 'Houses 1'])
    expect(wordsOf('types', ['parking'], mixed)).toEqual([])
  })

  test('are those in use, and a single estate is not a choice', () => {
    expect(wordsOf('tags')).toEqual(['Sea view 1'])
    expect(wordsOf('tags', ['parking'])).toEqual([])
    expect(wordsOf('promoactions', ['parking'])).toEqual(['Autumn 1'])
    expect(wordsOf('estates')).toEqual([])
  })
})
