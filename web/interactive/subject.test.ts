import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import type { Target } from '#domain/picture/pinpoint.ts'
import { type CatalogueEntry, standingOf, subjectOf } from './subject.ts'
import { totalsOf, unitCountOf } from './subject-totals.ts'

const storeys = [
  aStorey(1, [anInstance({ id: 1, status_id: SOLD })]),
  aStorey(2, [anInstance({ id: 2, price: 90_000 }), anInstance({ id: 3 })]),
]
const chess = buildChess(projectAnswer, [anEstate([aSection(storeys)])])
const entry = { name: 'Pines', project_id: 8, free_count: 6 } as CatalogueEntry
const subject = (kind: Target['kind'], id: number) => {
  const found = subjectOf({ kind, id }, chess, [entry])
  if (!found) throw new Error('nothing there')
  return found
}

describe('what a region stands for', () => {
  test('is found in the chess, or among the projects of a group', () => {
    expect(subject('estate', 5).of).toBe(chess.estates[0])
    expect(subject('section', 50).of).toBe(chess.estates[0]?.sections[0])
    expect(subject('project', 8).of).toBe(entry)
    expect(subject('panorama', 4)).toEqual({ kind: 'way', of: { kind: 'panorama', id: 4 } })
  })

  test('is nothing where that is not to be seen', () => {
    expect(subjectOf({ kind: 'storey', id: 999 }, chess, [])).toBeNull()
    expect(subjectOf({ kind: 'estate', id: 5 }, null, [])).toBeNull()
  })

  test('is free, sold out, or only a way to elsewhere', () => {
    expect(standingOf(subject('storey', 102))).toBe('free')
    expect(standingOf(subject('storey', 101))).toBe('out')
    expect(standingOf(subject('instance', 1))).toBe('out')
    expect(standingOf(subject('interactive', 1))).toBe('way')
  })

  test('knows what is free inside and how many units there are', () => {
    expect(totalsOf(subject('estate', 5))).toMatchObject({ free_count: 2, min_price: 90_000 })
    expect(totalsOf(subject('instance', 2))).toBeNull()
    expect(
      ['estate', 'section', 'storey', 'project'].map((kind, i) =>
        unitCountOf(subject(kind as 'estate', [5, 50, 102, 8][i] ?? 0)),
      ),
    ).toEqual([3, 3, 2, null])
  })
})
