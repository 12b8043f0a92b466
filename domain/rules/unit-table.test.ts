import { describe, expect, test } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import type { PriceRule } from '#domain/price/change-prices.ts'
import { priceForArea } from '#domain/price/price-for-area.ts'
import { endOfDay } from '#domain/project/end-of-day.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { previewPrices } from '#domain/unit-table/bulk-preview.ts'
import { paintOf } from '#domain/unit-table/paint.ts'
import { readUnits } from '#domain/unit-table/read-units.ts'
import { chessBlocks } from '#domain/unit-table/shown-chess.ts'
import { bookOf, CONTEXT, holdUntil, STATUSES, sourceOf, unitOf } from '#domain/unit-table/unit.fixture.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { findUnits, NO_FILTER } from '#domain/unit-table/unit-filter.ts'
import { limitTest } from '#domain/unit-table/unit-limits.ts'
import { countUnits, isInView, type Today } from '#domain/unit-table/unit-views.ts'

const unit = (number: string, storey: number, fields: Entity['fields'] = {}): Entity => ({
  kind: 'instance',
  id: number,
  fields: { parent: `f${storey}`, number, status: 'free', layout: 'A', ...fields },
})

/** One section with the storeys 1 to 6, a layout of 50 m² and a promotion of 10 percent. */
const readProject = (...units: readonly Entity[]) => {
  const storeys = [1, 2, 3, 4, 5, 6].map(
    (number): Entity => ({ kind: 'storey', id: `f${number}`, fields: { parent: 's', number } }),
  )
  const live: readonly Entity[] = [
    { kind: 'estate', id: 'e', fields: { name: 'A' } },
    { kind: 'section', id: 's', fields: { parent: 'e', number: 1 } },
    { kind: 'status', id: 'free', fields: { type: 'free', name: 'Free' } },
    { kind: 'layout', id: 'A', fields: { type: 'living', label: '2', area_total: 50 } },
    { kind: 'promoaction', id: 'autumn', fields: { sale: 10, name: 'Autumn' } },
    ...storeys,
    ...units,
  ]
  return readUnits(sourceOf({ live }), CONTEXT).book
}

const TODAY: Today = {
  now: CONTEXT.now,
  end: endOfDay(CONTEXT.now, 'Europe/Podgorica'),
  timeZone: 'Europe/Podgorica',
}
const numbersOf = (units: readonly UnitFacts[]) => units.map(({ number }) => number)

describe('The units table of the Studio', () => {
  test('Staff edit the written price and read the price per m² of visitors', () => {
    const { units } = readProject(unit('1', 1, { price: 100_000, promoactions: ['autumn'] }))
    expect(units).toMatchObject([{ price: 100_000, perArea: 1800 }])
    expect(countUnits(units)).toEqual({ all: 1, free: 1, from: 90_000 })
  })

  test('A price per m² that is typed sets the written price', () => {
    expect(priceForArea(7822, 61.3)).toMatchObject({ exact: 479_488.6, price: 479_500 })
    expect(priceForArea(7822, 12.5).price).toBe(97_780)
  })

  test('Units are listed by building, section, storey from the top, and column', () => {
    const { units } = readProject(unit('10', 1), unit('9', 1), unit('21', 2))
    expect(numbersOf(units)).toEqual(['21', '9', '10'])
  })

  test('The chess of the Studio shows each section as visitors see it', () => {
    const span = { columns: 1, storeys: 2 }
    const inSection = [unit('41', 4, { span }), unit('42', 4, { span }), unit('61', 6), unit('62', 6)]
    const book = readProject(...inSection)
    const [block] = chessBlocks(book, new Set(book.byId.keys()))
    expect(block?.storeys).toEqual([6, 5, 4, 3, 2, 1])
    expect(block?.rows[0]?.map((cell) => [cell.unit.number, cell.column])).toEqual([
      ['61', 1],
      ['62', 2],
    ])
    expect(block?.rows[2]?.map(({ rows }) => rows)).toEqual([2, 2])
  })

  test('A unit stays in the table while its layout is missing', () => {
    const { units } = readProject(unit('1', 1, { price: 100_000, layout: 'removed' }))
    expect(units).toMatchObject([{ price: 100_000, layout: null, area: null, perArea: null }])
  })

  test('A filter between two figures includes both', () => {
    const units = [unitOf('1', { price: 100_000 }), unitOf('2', { price: 200_000 }), unitOf('3', { price: null })]
    const left = (op: 'between' | 'empty', ...values: string[]) =>
      numbersOf(units.filter(limitTest({ column: 'price', op, values }, 'UTC')))
    expect(left('between', '100000', '200000')).toEqual(['1', '2'])
    expect(left('empty')).toEqual(['3'])
  })

  test('A search finds numbers as visitors search them', () => {
    const book = bookOf([unitOf('11A', {}), unitOf('1A', {}), unitOf('2', {})])
    expect(numbersOf(findUnits(book, 'all', { ...NO_FILTER, sought: '№ 1-a' }, TODAY))).toEqual(['1A', '11A'])
  })

  test('A hold ends today until midnight in the time zone of the project', () => {
    const endsToday = (until: string) =>
      isInView(unitOf('1', { hold: holdUntil(until) }), 'ends_today', { changed: new Set() }, TODAY)
    expect(endsToday('2026-11-18T22:30:00.000Z')).toBe(true)
    expect(endsToday('2026-11-18T23:30:00.000Z')).toBe(false)
  })

  test('A stroke with the brush of reserved units holds at most twenty', () => {
    const reserved = STATUSES.find(({ type }) => type === STATUS_TYPES.reserved) ?? null
    if (!reserved) throw new Error('the fixture has a reserved status')
    const rules = { reserved, isHolding: true, isOwned: () => false }
    const few = paintOf([unitOf('1', {}), unitOf('2', { type: STATUS_TYPES.sold })], reserved, rules)
    expect([numbersOf(few.held), few.statuses.map(({ id }) => id)]).toEqual([['1'], ['u2']])
    const many = Array.from({ length: 21 }, (_, index) => unitOf(String(index), {}))
    expect(paintOf(many, reserved, rules)).toMatchObject({ held: [], isTooMany: true })
  })

  test('A change of many prices leaves units on request alone', () => {
    const rule: PriceRule = {
      change: { by: 'percent', value: 2 },
      round: { to: 100, how: 'nearest' },
      floor: null,
      onlyAvailable: true,
      skipPromoted: false,
    }
    const units = [unitOf('1', {}), unitOf('2', { price: null }), unitOf('3', { price: 20 })]
    const { changes, kept } = previewPrices(units, rule)
    expect(changes.map(({ after }) => after)).toEqual([102_000])
    expect([numbersOf(kept.on_request), numbersOf(kept.to_zero)]).toEqual([['2'], ['3']])
  })
})
