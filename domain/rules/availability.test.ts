import { describe, expect, test } from 'vitest'
import { shownPriceOf } from '#domain/chess/availability.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  projectAnswer,
  RESERVED,
  SOLD,
} from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { hasNothingFree } from '#domain/chess/free-totals.ts'
import type { UnitContainer } from '#domain/chess/units-in.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate } from '#domain/filter/match-units.ts'
import { effectiveStatus, reservedStatus } from '#domain/hold/effective-status.ts'
import { holdLengthOf, holdTime, reminderOf } from '#domain/hold/hold-length.ts'
import { isPricePublic } from '#domain/instance/public-price.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import { fromPrice, restTotals } from '#domain/kind/kind-totals.ts'
import { openingEstate } from '#domain/place/opening-estate.ts'
import { placeFigures } from '#domain/place/place-figures.ts'
import { takenPlace } from '#domain/place/taken-place.ts'
import { groupByLayout } from '#domain/premises/layout-groups.ts'
import { isFreeStatus } from '#domain/status/status.ts'

// Layouts of the fixture: 1 has one room, 2 two rooms, 3 is a studio, 4 a parking space. Promotion 2 is 10 %.
const TYPES = [1, 2, 3, 4] as const

/** Buildings in a row with one storey each. */
function buildings(...units: readonly (readonly InstanceAnswer[])[]) {
  const estates = units.map((instances, index) => {
    const storey = aStorey(1, instances, { id: 100 + index })
    const overrides = { id: index + 1, order: index + 1, name: 'ABC'[index] ?? '' }
    return anEstate([aSection([storey], { id: 50 + index })], overrides)
  })
  return buildChess(projectAnswer, estates)
}

describe('Statuses and what is shown', () => {
  test('A held unit is reserved until its hold ends', () => {
    const statuses = (
      [
        ['Free', 1],
        ['Reserved', 2],
        ['Deposit', 2],
        ['Sold', 3],
        ['Not for sale', 4],
      ] as const
    ).map(([name, type]) => ({ name, type }))
    const namesWith = (isHeld: boolean) =>
      statuses.map((stored) => effectiveStatus(stored, isHeld, reservedStatus(statuses)).name)
    expect(namesWith(true)).toEqual(['Reserved', 'Reserved', 'Reserved', 'Sold', 'Not for sale'])
    expect(namesWith(false)).toEqual(['Free', 'Reserved', 'Deposit', 'Sold', 'Not for sale'])
  })

  test('A hold lasts three days unless another end is chosen', () => {
    const march = (day: number, minute = 0) => Date.UTC(2026, 2, day, 12, minute)
    const length = holdLengthOf('sales', null)
    expect(holdTime(length, march(1), undefined)).toEqual({ until: march(4) })
    expect(reminderOf(march(4), march(1))).toBe(march(3))
    expect(holdTime(length, march(1), march(15))).toEqual({ until: march(15) })
    expect(holdTime(length, march(1), march(15, 1))).toEqual({ fault: 'long', max: march(15) })
    expect(holdLengthOf('owner', null).max_days).toBe(30)
  })

  test('Only units with a status of type 1 are free', () => {
    expect(TYPES.map((type) => isFreeStatus({ type }))).toEqual([true, false, false, false])
  })

  test('A unit that is not free shows its status instead of a price', () => {
    const sold = instanceIn(chessOf([anInstance({ id: 1, price: 60_000, status_id: SOLD })]), 1)
    expect(shownPriceOf(sold)).toEqual({ kind: 'unavailable', price: 60_000 })
    expect(sold.status.name).toBe('Sold')
  })

  test('Prices of reserved and sold units are public only if the catalogue shows them', () => {
    expect(TYPES.map((type) => isPricePublic(type, false))).toEqual([true, false, false, false])
    expect(TYPES.map((type) => isPricePublic(type, true))).toEqual([true, true, true, false])
  })

  test('A building without free homes says so and names the nearest building with some', () => {
    const chess = buildings(
      [anInstance({ id: 1 })],
      [anInstance({ id: 2, status_id: SOLD }), anInstance({ id: 3, layout_id: 4, price: 20_000 })],
      [anInstance({ id: 4 })],
    )
    const [first, middle] = chess.estates
    if (!middle) throw new Error('three buildings were built')
    const taken = takenPlace(chess, middle, [])
    expect(taken?.kind).toBe('home')
    expect(taken?.rest).toEqual([{ kind: 'parking', count: 1, all: 1, min_price: 20_000 }])
    expect(taken?.nearest).toBe(first)
  })

  test('A catalogue in which nothing is free says "No available premises"', () => {
    const units = (status_id?: number) => [
      anInstance({ id: 1, status_id: SOLD }),
      anInstance({ id: 2, ...(status_id && { status_id }) }),
    ]
    expect(hasNothingFree(chessOf(units(RESERVED)))).toBe(true)
    expect(hasNothingFree(chessOf(units()))).toBe(false)
  })
})

describe('Counts, from-prices and kinds', () => {
  test('Counts and lowest prices cover free units only', () => {
    const [estate] = chessOf([
      anInstance({ id: 1, price: 100_000, promoactions: [2] }),
      anInstance({ id: 2, price: 150_000 }),
      anInstance({ id: 3, price: null }),
      anInstance({ id: 4, price: 60_000, status_id: SOLD }),
    ]).estates
    expect(estate).toMatchObject({ free_count: 3, min_price: 100_000 - 10_000 })
  })

  const [mixed] = chessOf([
    anInstance({ id: 1, layout_id: 2, price: 150_000 }),
    anInstance({ id: 2, layout_id: 1, price: 110_000 }),
    anInstance({ id: 3, layout_id: 1, price: 90_000 }),
    anInstance({ id: 4, layout_id: 3, price: 80_000 }),
    anInstance({ id: 5, layout_id: 4, price: 20_000 }),
  ]).estates
  if (!mixed) throw new Error('one building was built')

  test('Free units are counted by room label', () => {
    expect(mixed.free_by_label).toEqual([
      { label: '1', count: 2, min_price: 90_000 },
      { label: '2', count: 1, min_price: 150_000 },
      { label: 'studio', count: 1, min_price: 80_000 },
    ])
  })

  test('A from-price belongs to one kind', () => {
    expect(fromPrice(mixed)).toBe(80_000)
    expect(fromPrice(mixed, ['parking'])).toBe(20_000)
    expect(restTotals(mixed)).toEqual([{ kind: 'parking', count: 1, all: 1, min_price: 20_000 }])
  })

  test('The figures of a page count what the visitor looks for', () => {
    const chess = chessOf(
      [anInstance({ id: 4, layout_id: 4, price: 20_000 }), anInstance({ id: 5, layout_id: 4, status_id: SOLD })],
      [
        anInstance({ id: 1, price: 90_000 }),
        anInstance({ id: 2, price: 150_000 }),
        anInstance({ id: 3, status_id: SOLD }),
      ],
    )
    const figuresOf = (place: UnitContainer, filter: Partial<Filter>) => {
      const effective = effectiveFilter({ ...EMPTY_FILTER, ...filter }, chess.leading_kind)
      const failures = evaluate(createIndex(chess), effective)
      return placeFigures(place, { types: effective.types, isDefault: !filter.types, failures })
    }
    expect(figuresOf(chess, {})).toMatchObject({ kind: 'home', free: 2, all: 3, from: 90_000 })
    const cheap = { price: { from: null, to: 100_000 } }
    expect(figuresOf(chess, cheap)).toMatchObject({ kind: 'home', free: 1, all: 1, from: 90_000 })
    const [garage] = chess.estates[0]?.sections[0]?.storeys ?? []
    expect(garage && figuresOf(garage, {})).toMatchObject({ kind: 'parking', free: 1, all: 2 })
    expect(garage && figuresOf(garage, { types: ['living'] })).toMatchObject({ kind: null, free: 0, all: 0 })
  })

  test('A project opens on the first building with something to buy', () => {
    const chess = buildings(
      [anInstance({ id: 1, status_id: SOLD }), anInstance({ id: 2, layout_id: 4 })],
      [anInstance({ id: 3, layout_id: 1 })],
      [anInstance({ id: 4, layout_id: 2 })],
    )
    const opensOn = (filter: Partial<Filter>) => openingEstate(chess, { ...EMPTY_FILTER, ...filter })?.name
    expect(opensOn({})).toBe('B')
    expect(opensOn({ types: ['parking'] })).toBe('A')
    expect(opensOn({ rooms: ['2'] })).toBe('C')
  })

  test('A catalogue opens on its leading kind', () => {
    const leading = (home: number | undefined, parking: number | undefined) =>
      chessOf([
        anInstance({ id: 1, ...(home && { status_id: home }) }),
        anInstance({ id: 2, layout_id: 4, ...(parking && { status_id: parking }) }),
      ]).leading_kind
    expect(leading(undefined, undefined)).toBe('home')
    expect(leading(SOLD, undefined)).toBe('parking')
    expect(leading(SOLD, SOLD)).toBe('home')
  })

  test('Units of one layout can be shown as a group', () => {
    const chess = chessOf(
      [anInstance({ id: 1, price: 110_000 }), anInstance({ id: 2, layout_id: 2, price: 150_000 })],
      [],
      [anInstance({ id: 3, price: 90_000 })],
      [anInstance({ id: 4, price: 70_000, status_id: SOLD })],
    )
    const [group] = groupByLayout(chess.instances)
    expect(group?.instances.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(group).toMatchObject({ all: 3, free: 2, from: 90_000, storeys: { min: 1, max: 4 } })
  })
})
