import { describe, expect, test } from 'vitest'
import { aToken } from '#contract/answers.fixture.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import type { Wanted } from '#domain/place/place-figures.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { type CatalogueEntry, stateOf, subjectOf } from './subject.ts'
import { figuresOf } from './subject-totals.ts'
import { subjectWords } from './use-subject-words.ts'

const storeys = [
  aStorey(1, [anInstance({ id: 1, status_id: SOLD })]),
  aStorey(2, [anInstance({ id: 2, price: 90_000 }), anInstance({ id: 3 })]),
]
const chess = buildChess(projectAnswer, [anEstate([aSection(storeys)])])
const [member] = aToken.catalogs
if (!member) throw new Error('the group has no project')
const entry: CatalogueEntry = {
  ...member,
  name: 'Pines',
  project_id: 8,
  currency: 'EUR',
  free_count: 15,
  free_by_kind: [
    { kind: 'home', count: 6, all: 8, min_price: 90_000 },
    { kind: 'storage', count: 9, all: 9, min_price: 5_000 },
  ],
}
const homes: Wanted = { types: ['living', 'house'], isDefault: true, failures: null }
const parking: Wanted = { types: ['parking'], isDefault: false, failures: null }
const subject = (kind: Target['kind'], id: number) => {
  const found = subjectOf({ kind, id }, chess, [entry])
  if (!found) throw new Error('nothing there')
  return found
}

describe('the subject of a region', () => {
  test('is found in the chess, or among the projects of a group', () => {
    expect(subject('estate', 5).of).toBe(chess.estates[0])
    expect(subject('section', 50).of).toBe(chess.estates[0]?.sections[0])
    expect(subject('project', 8).of).toBe(entry)
    expect(subject('panorama', 4)).toEqual({ kind: 'way', of: { kind: 'panorama', id: 4 } })
  })

  test('is null if it does not exist', () => {
    expect(subjectOf({ kind: 'storey', id: 999 }, chess, [])).toBeNull()
    expect(subjectOf({ kind: 'estate', id: 5 }, null, [])).toBeNull()
  })

  test('is free, sold out, or a link to elsewhere', () => {
    expect(stateOf(subject('storey', 102))).toBe('free')
    expect(stateOf(subject('storey', 101))).toBe('out')
    expect(stateOf(subject('instance', 1))).toBe('out')
    expect(stateOf(subject('interactive', 1))).toBe('way')
  })

  test('has the numbers of free and of all units', () => {
    expect(figuresOf(subject('estate', 5), homes)).toMatchObject({ kind: 'home', free: 2, all: 3, from: 90_000 })
    expect(figuresOf(subject('storey', 102), homes)).toMatchObject({ free: 2, all: 2 })
    expect(figuresOf(subject('estate', 5), parking)).toMatchObject({ free: 0, all: 0, from: null })
    expect(figuresOf(subject('instance', 2), homes)).toBeNull()
  })

  test('names homes first, and the rest without a price', () => {
    const words = subjectWords(translators.en, null, homes)
    expect(words.line(subject('project', 8), 'short')).toBe('6 homes from €90k')
    expect(words.rest(subject('project', 8))).toBe('9 storage units')
    expect(words.label(subject('project', 8))).toBe('Pines, 6 homes, from €90,000, 9 storage units')
    expect(words.line(subject('storey', 102))).toBe('2 available · from €90,000')
  })
})
