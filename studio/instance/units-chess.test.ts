import { expect, test } from 'vitest'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { type ChessHouse, cellAfterKey, chessBlocks, readHouse } from './chess-blocks.ts'
import { countPainted, paintOf } from './paint.ts'
import type { UnitFacts, UnitStatus } from './unit-facts.ts'

const status = (id: keyof typeof STATUS_TYPES): UnitStatus => ({
  ...{ id, type: STATUS_TYPES[id], name: id, color: '#888888' },
})
const [free, reserved, sold] = [status('free'), status('reserved'), status('sold')]

function unit(id: string, storey: number, position: number | null, more: Partial<UnitFacts> = {}): UnitFacts {
  return {
    ...{ id, number: id, estate: { id: 'e', number: 0, name: 'A' }, section: { id: 's1', number: 1, name: '' } },
    ...{
      storey: { id: `f${storey}`, number: storey, name: '' },
      layout: null,
      area: 50,
      price: null,
      extraPrice: null,
    },
    ...{ status: free, effective: free, hold: null, tags: [], promoactions: [], position, isNew: false },
    ...more,
  }
}

const second = { section: { id: 's2', number: 2, name: '' } }
const units = [
  ...[unit('5', 2, 1), unit('6', 2, 3), unit('1', 1, 1), unit('2', 1, 2), unit('3', 1, 3)],
  ...[unit('9', 2, 1, second), unit('8', 1, 1, second)],
]
const all = new Set(units.map(({ id }) => id))
const storey = (number: number) => ({ id: `f${number}`, number })
const house: ChessHouse = { spanOf: () => undefined, storeysOf: () => [storey(1), storey(2)] }
const blocks = chessBlocks(units, house, all)

test('has a block for each section, with storeys from the top and columns by place', () => {
  expect(blocks.map(({ section, columns }) => [section.number, columns])).toEqual([
    [1, 3],
    [2, 1],
  ])
  expect(blocks[0]?.rows.map((row) => row.map((cell) => [cell.unit.id, cell.column]))).toEqual([
    [
      ['5', 1],
      ['6', 3],
    ],
    [
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ],
  ])
})

test('a filter leaves gaps and moves nothing', () => {
  const [block, ...others] = chessBlocks(units, house, new Set(['3']))
  expect(others).toEqual([])
  expect(block?.rows.flat().map(({ column, row }) => [row, column])).toEqual([[1, 3]])
})

test('shows a section with duplexes below an empty storey as visitors see it', () => {
  const duplex = { columns: 1, storeys: 2 }
  const placed = (['31', '32', '33', '41', '42', '61', '62', '63'] as const).map((number) => {
    const [level, place] = [Number(number[0]), Number(number[1])]
    const fields = { number, parent: `f${level}`, layout: 'l', status: 'free', ...(level === 4 && { span: duplex }) }
    return { number, level, place, entity: { kind: 'instance', id: number, fields } as const }
  })
  const project = new Map(
    [
      ...[3, 4, 5, 6].map(
        (number) => ({ kind: 'storey', id: `f${number}`, fields: { number, parent: 's1' } }) as const,
      ),
      ...placed.map(({ entity }) => entity),
    ].map((entity) => [`${entity.kind} ${entity.id}`, entity] as const),
  )
  // Numbers alone place them, as after an import without positions.
  const members = placed.toReversed().map(({ number, level }) => unit(number, level, null))
  const [block] = chessBlocks(members, readHouse(project), new Set(placed.map(({ number }) => number)))
  expect(block?.storeys.map(({ number }) => number)).toEqual([6, 5, 4, 3])
  expect(block?.rows.map((row) => row.map((cell) => [cell.unit.id, cell.column]))).toEqual([
    [
      ['61', 1],
      ['62', 2],
      ['63', 3],
    ],
    [],
    [
      ['41', 1],
      ['42', 2],
    ],
    [
      ['31', 1],
      ['32', 2],
      ['33', 3],
    ],
  ])
  expect(block?.columns).toBe(3)
  expect(block?.rows[2]?.map(({ span }) => span)).toEqual([duplex, duplex])
})

test('arrows go to the nearest cell, and on to the next section', () => {
  expect(cellAfterKey(blocks, '5', 'end')).toBe('6')
  expect(cellAfterKey(blocks, '6', 'end')).toBe('9')
  expect(cellAfterKey(blocks, '9', 'start')).toBe('6')
  expect(cellAfterKey(blocks, '2', 'up')).toBe('5')
  expect(cellAfterKey(blocks, '3', 'down')).toBe('9')
  expect(cellAfterKey(blocks, '5', 'up')).toBeNull()
})

test('paints statuses live, and those of new units in the draft', () => {
  const paint = paintOf([unit('1', 1, 1), unit('2', 1, 2, { isNew: true }), unit('3', 1, 3, { status: sold })], sold, {
    ...{ reserved, isHolding: true, isOwned: () => false },
  })
  expect(paint.statuses).toEqual([{ id: '1', from: 'free', to: 'sold' }])
  expect(paint.drafted).toEqual([{ kind: 'instance', id: '2', field: 'status', value: 'sold', base: 'free' }])
  expect(countPainted(paint)).toBe(2)
})

test('painting reserved holds free units, but not more than twenty', () => {
  const few = paintOf([unit('1', 1, 1), unit('2', 1, 2, { status: sold })], reserved, {
    reserved,
    isHolding: true,
    isOwned: () => false,
  })
  expect(few.held.map(({ id }) => id)).toEqual(['1'])
  expect(few.statuses).toEqual([{ id: '2', from: 'sold', to: 'reserved' }])
  const many = Array.from({ length: 21 }, (_, index) => unit(String(index), 1, index + 1))
  const paint = paintOf(many, reserved, { reserved, isHolding: true, isOwned: () => false })
  expect([paint.held.length, paint.statuses.length, paint.isTooMany]).toEqual([0, 21, true])
})

test('painting a held unit free releases it', () => {
  const hold = { id: 7 } as UnitFacts['hold']
  const paint = paintOf([unit('1', 1, 1, { hold, effective: reserved })], free, {
    reserved,
    isHolding: true,
    isOwned: () => false,
  })
  expect(paint).toMatchObject({ statuses: [], held: [] })
  expect(paint.released.map(({ id }) => id)).toEqual(['1'])
})

test('leaves statuses of a feed alone, but holds and releases, and paints new units', () => {
  const hold = { id: 7 } as UnitFacts['hold']
  const stroke = [
    ...[unit('1', 1, 1), unit('2', 1, 2, { isNew: true })],
    ...[unit('3', 1, 3, { hold, status: sold, effective: sold }), unit('4', 1, 4, { status: reserved })],
  ]
  const rules = { reserved, isHolding: true, isOwned: ({ isNew }: UnitFacts) => !isNew }
  const idsIn = (brush: UnitStatus) => {
    const { left, held, released, statuses, drafted } = paintOf(stroke, brush, rules)
    expect(statuses).toEqual([])
    return [left, held, released, drafted].map((found) => found.map(({ id }) => id))
  }
  expect(idsIn(sold)).toEqual([['1', '4'], [], [], ['2']])
  expect(idsIn(reserved)).toEqual([[], ['1'], [], ['2']])
  expect(idsIn(free)).toEqual([['3', '4'], [], ['3'], []])
})
