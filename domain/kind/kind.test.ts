import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { asksForAll, chosenKinds, effectiveFilter, typesToChoose } from './effective-filter.ts'
import { KINDS, type Kind, kindOf, kindsOf, typesOf } from './kind.ts'
import { freeCountOf, fromPrice, fromTotal, type KindTotal, restTotals } from './kind-totals.ts'
import { leadingKind } from './leading-kind.ts'

const types = fc.subarray([...LAYOUT_TYPES])
const kind = fc.constantFrom(...KINDS)
const leading = fc.option(kind, { nil: null })
const totals = fc
  .subarray([...KINDS])
  .chain((kinds) =>
    fc.tuple(
      ...kinds.map((one) =>
        fc.record<KindTotal>({
          kind: fc.constant(one),
          count: fc.integer({ min: 1, max: 99 }),
          all: fc.integer({ min: 99, max: 200 }),
          min_price: fc.option(fc.integer({ min: 1, max: 10 ** 7 }), { nil: null }),
        }),
      ),
    ),
  )
  .map((free_by_kind) => ({ free_by_kind }))

describe('kinds', () => {
  test('treat flats and houses as homes', () => {
    expect(LAYOUT_TYPES.map(kindOf)).toEqual(['home', 'commerce', 'parking', 'home', 'storage'])
    expect(typesOf('home')).toEqual(['living', 'house'])
    expect(typesOf('storage', 'commerce')).toEqual(['commerce', 'storage'])
  })

  test('and types map to each other', () => {
    fc.assert(
      fc.property(fc.subarray([...KINDS]), (kinds) => {
        expect(kindsOf(typesOf(...kinds))).toEqual(kinds)
      }),
    )
  })
})

describe('the leading kind', () => {
  // Layout 1 is a flat, 4 a parking space.
  test.each<[string, Parameters<typeof anInstance>[0][], Kind | null]>([
    ['is homes where one is free', [{ id: 1, layout_id: 4 }, { id: 2 }], 'home'],
    [
      'is the first that has free units',
      [
        { id: 1, status_id: SOLD },
        { id: 2, layout_id: 4 },
      ],
      'parking',
    ],
    ['is the first that exists where nothing is free', [{ id: 1, status_id: SOLD }], 'home'],
    ['is nothing without units', [], null],
  ])('%s', (_, units, expected) => {
    const chess = chessOf(units.map(anInstance))
    expect(leadingKind(chess.instances)).toBe(expected)
    expect(chess.leading_kind).toBe(expected)
  })
})

describe('a from-price', () => {
  const harbour = {
    free_by_kind: [
      { kind: 'home', count: 68, all: 91, min_price: 223_900 },
      { kind: 'parking', count: 60, all: 74, min_price: 19_500 },
      { kind: 'storage', count: 19, all: 19, min_price: 5_940 },
    ] as const,
  }

  test('is that of homes, even if storage is cheaper', () => {
    expect(fromTotal(harbour)).toEqual({ kind: 'home', count: 68, all: 91, min_price: 223_900 })
    expect(restTotals(harbour).map(({ kind: one, count }) => [one, count])).toEqual([
      ['parking', 60],
      ['storage', 19],
    ])
  })

  test('follows the chosen types', () => {
    expect(fromPrice(harbour, ['storage'])).toBe(5_940)
    expect(fromPrice(harbour, ['storage', 'parking'])).toBe(19_500)
    expect(fromPrice(harbour, ['commerce'])).toBeNull()
    expect(freeCountOf(harbour, ['storage', 'parking'])).toBe(79)
    expect(restTotals(harbour, ['storage']).map(({ kind: one }) => one)).toEqual(['home', 'parking'])
  })

  test('is always the price of one chosen kind, and the rest is everything else', () => {
    fc.assert(
      fc.property(totals, types, (node, chosen) => {
        const shown = fromTotal(node, chosen)
        const rest = restTotals(node, chosen)
        expect(rest.length + (shown ? 1 : 0)).toBe(node.free_by_kind.length)
        if (!shown) return
        expect(node.free_by_kind).toContain(shown)
        const wanted = chosen.length === 0 ? KINDS : chosen.map(kindOf)
        expect(wanted).toContain(shown.kind)
        // No chosen kind that comes earlier in the order is free.
        for (const earlier of KINDS.slice(0, KINDS.indexOf(shown.kind))) {
          if (wanted.includes(earlier)) expect(rest.map((one) => one.kind)).not.toContain(earlier)
        }
      }),
    )
  })
})

describe('the filter that is matched', () => {
  test('has the types of the leading kind if none is chosen', () => {
    expect(effectiveFilter({ types: [], only_free: true }, 'home')).toEqual({
      types: ['living', 'house'],
      only_free: true,
    })
    expect(effectiveFilter({ types: ['parking'] }, 'home')).toEqual({ types: ['parking'] })
    expect(effectiveFilter({ types: [] }, null)).toEqual({ types: [] })
  })

  test('stays as it is when it is made effective again', () => {
    fc.assert(
      fc.property(types, leading, (chosen, first) => {
        const filter = effectiveFilter({ types: chosen }, first)
        expect(effectiveFilter(filter, first)).toBe(filter)
      }),
    )
  })

  test('matches the chosen kind, whichever leads', () => {
    fc.assert(
      fc.property(kind, leading, (choice, first) => {
        expect(chosenKinds({ types: typesToChoose(choice, first) }, first)).toEqual([choice])
        expect(asksForAll({ types: typesToChoose('all', first) })).toBe(true)
        expect(chosenKinds({ types: typesToChoose('all', first) }, first)).toEqual(KINDS)
      }),
    )
  })

  test('sets no type for the leading kind, which is the default', () => {
    expect(typesToChoose('home', 'home')).toEqual([])
    expect(typesToChoose('parking', 'home')).toEqual(['parking'])
  })
})
