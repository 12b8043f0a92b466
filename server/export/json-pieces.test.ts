import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

test('joins to the JSON of any value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse([...jsonPieces(value)].join(''))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('writes each object of a list on its own line and leaves out undefined values', () => {
  const text = [
    ...jsonPieces({ id: 1, none: undefined, units: [{ id: 'a', tags: ['x'], gone: undefined }, { id: 'b' }] }),
  ]
  expect(text.join('')).toBe(
    ['{', '  "id": 1,', '  "units": [', '    {"id":"a","tags":["x"]},', '    {"id":"b"}', '  ]', '}', ''].join('\n'),
  )
})

test('splits a large value into pieces', () => {
  const units = Array.from({ length: 10_000 }, (_, id) => ({ id: String(id), number: 'one of many' }))
  const pieces = [...jsonPieces({ units })]
  expect(pieces.length).toBeGreaterThan(3)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000)
})
