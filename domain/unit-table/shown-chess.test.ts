import { expect, test } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import { readUnits } from './read-units.ts'
import { cellAfterKey, chessBlocks } from './shown-chess.ts'
import { CONTEXT, sourceOf } from './unit.fixture.ts'

const section = (id: string, number: number, storeys: readonly number[]): readonly Entity[] => [
  { kind: 'section', id, fields: { parent: 'e', number } },
  ...storeys.map((level): Entity => ({ kind: 'storey', id: `${id}/${level}`, fields: { parent: id, number: level } })),
]
const unit = (id: string, parent: string, more: Entity['fields'] = {}): Entity => ({
  kind: 'instance',
  id,
  fields: { parent, number: id, ...more },
})
const bookOf = (...entities: readonly Entity[]) =>
  readUnits(sourceOf({ live: [{ kind: 'estate', id: 'e', fields: { name: 'A' } }, ...entities] }), CONTEXT).book
const at = (position: number) => ({ position })

const book = bookOf(
  ...section('s1', 1, [1, 2]),
  ...section('s2', 2, [1, 2]),
  unit('5', 's1/2', at(1)),
  unit('6', 's1/2', at(3)),
  unit('1', 's1/1', at(1)),
  unit('2', 's1/1', at(2)),
  unit('3', 's1/1', at(3)),
  unit('9', 's2/2', at(1)),
  unit('8', 's2/1', at(1)),
)
const blocks = chessBlocks(book, new Set(book.byId.keys()))

test('has a block for each section, with storeys from the top and columns by place', () => {
  expect(blocks.map(({ section: { number }, columns }) => [number, columns])).toEqual([
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
  const [block, ...others] = chessBlocks(book, new Set(['3']))
  expect(others).toEqual([])
  expect(block?.rows.flat().map(({ column, row }) => [row, column])).toEqual([[1, 3]])
})

test('shows a section with duplexes below an empty storey as visitors see it', () => {
  const span = { columns: 1, storeys: 2 }
  // Numbers alone place them, as after an import without positions.
  const units = ['31', '32', '33', '41', '42', '61', '62', '63'].map((number) =>
    unit(number, `s1/${number[0]}`, number.startsWith('4') ? { span } : {}),
  )
  const duplexes = bookOf(...section('s1', 1, [3, 4, 5, 6]), ...units)
  const [block] = chessBlocks(duplexes, new Set(duplexes.byId.keys()))
  expect(block?.storeys).toEqual([6, 5, 4, 3])
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
  expect(block?.rows[2]?.map(({ rows, columns }) => [rows, columns])).toEqual([
    [2, 1],
    [2, 1],
  ])
})

test('a unit keeps its cell while the draft lacks its layout and its status', () => {
  expect(blocks.flatMap(({ rows }) => rows.flat()).map((cell) => cell.unit.layout)).toEqual(Array(7).fill(null))
})

test('arrows go to the nearest cell, and on to the next section', () => {
  expect(cellAfterKey(blocks, '5', 'end')).toBe('6')
  expect(cellAfterKey(blocks, '6', 'end')).toBe('9')
  expect(cellAfterKey(blocks, '9', 'start')).toBe('6')
  expect(cellAfterKey(blocks, '2', 'up')).toBe('5')
  expect(cellAfterKey(blocks, '3', 'down')).toBe('9')
  expect(cellAfterKey(blocks, '5', 'up')).toBeNull()
})
