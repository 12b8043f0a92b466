import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { projectAnswer } from '#domain/chess/chess.fixture.ts'
import { randomAnswers } from '#domain/chess/random-estate.fixture.ts'
import type { Entity } from '#domain/draft/entity.ts'
import { entitiesOf } from './project-entities.fixture.ts'
import { readUnits } from './read-units.ts'
import { CONTEXT, holdUntil, sourceOf } from './unit.fixture.ts'

test('units have the values of the visitors, storey by storey in their order', () => {
  fc.assert(
    fc.property(randomAnswers, (answers) => {
      const promoted = answers.map((estate) => ({
        ...estate,
        sections: estate.sections.map((section) => ({
          ...section,
          storeys: section.storeys.map((storey) => ({
            ...storey,
            instances: storey.instances.map((unit) => ({ ...unit, promoactions: unit.id % 2 === 0 ? [1, 2] : [] })),
          })),
        })),
      }))
      const chess = buildChess(projectAnswer, promoted)
      const { units } = readUnits(sourceOf({ live: entitiesOf(projectAnswer, promoted) }), CONTEXT).book
      const shown = chess.estates.flatMap(({ sections }) =>
        sections.flatMap(({ storeys }) => storeys.toReversed().flatMap(({ instances }) => instances)),
      )
      expect(
        units.map(({ id, promotedPrice, perArea, area, column, effective }) => [
          id,
          promotedPrice,
          perArea,
          area,
          column,
          effective?.id,
        ]),
      ).toEqual(
        shown.map(({ id, price, price_m2, layout, column, status }) => [
          `instance${id}`,
          price,
          price_m2,
          layout.area_total,
          column,
          `status${status.id}`,
        ]),
      )
    }),
  )
})

const PLACE: readonly Entity[] = [
  { kind: 'estate', id: 'e', fields: { name: { de: 'Haus', ru: 'Дом' } } },
  { kind: 'section', id: 's', fields: { parent: 'e', number: 1 } },
  { kind: 'storey', id: 'f', fields: { parent: 's', number: 1 } },
  { kind: 'status', id: 'free', fields: { type: 'free', name: { en: 'Free' } } },
  { kind: 'status', id: 'reserved', fields: { type: 'reserved', name: { en: 'Reserved' } } },
  { kind: 'layout', id: 'A', fields: { type: 'living', label: '2', area_total: 50 } },
  { kind: 'promoaction', id: 'autumn', fields: { sale: 10, name: 'Autumn', until: '2026-11-17' } },
  { kind: 'promoaction', id: 'winter', fields: { sale: 5, name: 'Winter', from: '2026-11-18' } },
]

const unitWith = (fields: Entity['fields'], context = CONTEXT, holds: Parameters<typeof sourceOf>[0]['holds'] = []) => {
  const entity: Entity = { kind: 'instance', id: 'u', fields: { parent: 'f', number: '1', price: 100_000, ...fields } }
  return readUnits(sourceOf({ live: [...PLACE, entity], holds }), context).book.byId.get('u')
}

test('only promotions of this day in the time zone of the project or its account count', () => {
  const promoted = { layout: 'A', status: 'free', promoactions: ['autumn', 'winter'] }
  expect(unitWith(promoted)).toMatchObject({ price: 100_000, promotedPrice: 95_000, perArea: 1900 })
  const evening = { ...CONTEXT, now: new Date('2026-11-17T20:00:00Z') }
  expect(unitWith(promoted, { ...evening, accountZone: 'America/New_York' })?.promotedPrice).toBe(90_000)
  expect(unitWith(promoted, { ...evening, accountZone: 'Asia/Tokyo' })?.promotedPrice).toBe(95_000)
})

test('names are in the language of the reader, else in that of the catalogue', () => {
  expect(unitWith({}, { ...CONTEXT, lang: 'de', defaultLang: 'ru' })?.estate.name).toBe('Haus')
  expect(unitWith({}, { ...CONTEXT, lang: 'tr', defaultLang: 'ru' })?.estate.name).toBe('Дом')
})

test('a unit without a known layout and status stays in the list', () => {
  const lost = { layout: null, area: null, perArea: null, status: null, effective: null, column: 1 }
  expect(unitWith({ layout: 'gone', status: 'gone' })).toMatchObject(lost)
  expect(unitWith({ area_total: 40 })).toMatchObject({ layout: null, area: 40, perArea: 2500 })
})

test('a held unit is reserved, and is that still with another price', () => {
  const book = readUnits(
    sourceOf({
      live: [
        ...PLACE,
        { kind: 'instance', id: 'u', fields: { parent: 'f', number: '1', layout: 'A', status: 'free' } },
      ],
      holds: [['u', holdUntil('2026-11-20T12:00:00.000Z')]],
    }),
    CONTEXT,
  ).book
  const [unit] = book.units
  if (!unit) throw new Error('there is one unit')
  expect([unit.status?.id, unit.effective?.id]).toEqual(['free', 'reserved'])
  expect(book.withFields(unit, { price: 60_000 })).toMatchObject({ perArea: 1200, effective: { id: 'reserved' } })
})
