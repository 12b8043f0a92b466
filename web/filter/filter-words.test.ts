import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { evaluate } from '#domain/filter/evaluate.ts'
import { countFacets } from '#domain/filter/facets.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { filterRanges } from '#domain/filter/filter-ranges.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
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
  test('stand for what leaves something to choose', () => {
    expect(chipsOf(varied)).toEqual(['types', 'rooms', 'price', 'area', 'storey', 'features'])
    expect(chipsOf(offered([anInstance({ id: 1 }), anInstance({ id: 2, price: 0 })]))).toEqual(['features'])
  })

  test.each<[ChipPart, Partial<Filter>, object]>([
    ['types', {}, { label: 'Type', aside: null }],
    ['types', { types: ['parking'] }, { label: 'Type', value: 'Parking' }],
    ['types', { types: ['parking', 'living'] }, { label: 'Type', aside: '2' }],
    ['estates', { estates: [5] }, { label: 'Building', value: 'A' }],
    ['estates', { estates: [99] }, { label: 'Building', aside: '1' }],
    ['price', { price: { from: 260_000, to: 460_000 } }, { label: 'Price', value: '€260–460k' }],
    ['price', { price: { from: null, to: 1_250_000 } }, { label: 'Price', value: 'up to €1.25m' }],
    ['area', { area: { from: 45, to: null } }, { label: 'Area', aside: 'from 45' }],
    ['storey', { storey: { from: -1, to: 9 } }, { label: 'Floor', aside: '-1–9' }],
    ['features', { tags: [1], promotions: [1] }, { label: 'Features', aside: '2' }],
  ])('say what is chosen: %s of %o', (part, filter, words) => {
    expect(chipWords(translators.en, varied, { ...EMPTY_FILTER, ...filter }, part)).toEqual(words)
  })

  test('name rooms shortly in every language', () => {
    expect(wordRoomChip(translators.en, 'studio')).toBe('Studio')
    expect(wordRoomChip(translators.mne, 'studio')).toBe('Gars.')
    expect(wordRoomChip(translators.de, '2.5')).toBe('2,5')
    expect(wordRoomChip(translators.en, 'loft')).toBe('loft')
  })
})

describe('the values of a list', () => {
  const failures = evaluate(varied.index, { ...EMPTY_FILTER, types: ['living'] })
  const offer = {
    project: varied,
    ranges: filterRanges(projectAnswer.layouts, varied.index),
    facets: countFacets(varied.index, failures),
  }
  const wordsOf = (criterion: ListCriterion) =>
    listOptions(translators.en, criterion, offer).map(({ label, count }) => `${label} ${count}`)

  test('carry how many units they would show', () => {
    expect(wordsOf('types')).toEqual(['Residential 2', 'Parking 1'])
    expect(wordsOf('rooms')).toEqual(['1 1', '2 0', 'Studio 1'])
  })

  test('are those that some unit has, and one estate is no choice', () => {
    expect(wordsOf('tags')).toEqual(['Sea view 1'])
    expect(wordsOf('promotions')).toEqual(['Autumn 0'])
    expect(wordsOf('estates')).toEqual([])
  })
})
