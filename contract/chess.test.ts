import { expect, test } from 'vitest'
import { anInstance } from '#domain/chess/chess.fixture.ts'
import { applyChanges } from '#domain/chess/live-changes.ts'
import { aChess } from './answers.fixture.ts'
import { chessAnswer, instanceData } from './chess.ts'
import { instanceChange, liveEvent } from './events.ts'
import { instancePatches } from './instances.ts'

const unit = anInstance({ id: 1 })
const accepts = (fields: object) => instanceData.safeParse({ ...unit, ...fields }).success

test('a chess response is a list in data and keeps every field', () => {
  expect(chessAnswer.parse({ data: aChess })).toEqual({ data: aChess })
  expect(chessAnswer.parse({ data: [] })).toEqual({ data: [] })
  expect(chessAnswer.safeParse({ data: null }).success).toBe(false)
})

test.each(Object.keys(unit))('a unit is rejected without %s', (field) => {
  expect(accepts({ [field]: undefined })).toBe(false)
})

test.each([
  ['a number that is not a text', { number: 12 }],
  ['a price in text', { price: '100000' }],
  ['a negative price', { price: -1 }],
  ['a column before the first', { position: 0 }],
  ['a span of nothing', { span: { columns: 0, storeys: 1 } }],
  ['a renovation that does not exist', { renovation: 7 }],
  ['a window view that does not exist', { window_view: 13 }],
  ['a tour of nowhere', { tour: { kind: 'panorama', src: '/' } }],
])('a unit is rejected with %s', (_, fields) => {
  expect(accepts(fields)).toBe(false)
})

test('a live change contains only the changed fields and is applied as it is', () => {
  const change = instanceChange.parse({ id: 2, price: null })
  expect(change).toEqual({ id: 2, price: null })
  const units = applyChanges(aChess, [change]).flatMap(({ sections }) =>
    sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)),
  )
  expect(units.find(({ id }) => id === 2)).toMatchObject({ price: null, promoactions: [1] })
  // Applied, it would wipe the price.
  expect(instanceChange.safeParse({ id: 2, price: undefined }).success).toBe(false)
  expect(instanceChange.safeParse({ price: 5 }).success).toBe(false)
})

test('an event has the payload of its name', () => {
  const events = [
    { event: 'chess', data: { project_id: 7, version: 2, changed: [{ id: 2, status_id: 12 }] } },
    { event: 'chess', data: { project_id: 7, version: 3 } },
    { event: 'project', data: { project_id: 7, version: 1 } },
    { event: 'token', data: { version: 1 } },
    { event: 'interactive', data: { version: 1 } },
  ]
  for (const event of events) expect(liveEvent.parse(event)).toEqual(event)
  expect(liveEvent.safeParse({ event: 'chess', data: { version: 1 } }).success).toBe(false)
  expect(liveEvent.safeParse({ event: 'order', data: { version: 1 } }).success).toBe(false)
})

test('a patch changes the sale of 1 to 20,000 units, never their place', () => {
  const patches = (count: number) => Array.from({ length: count }, (_, id) => ({ id, price: 5 }))
  expect(instancePatches.safeParse(patches(0)).success).toBe(false)
  expect(instancePatches.safeParse(patches(20_000)).success).toBe(true)
  expect(instancePatches.safeParse(patches(20_001)).success).toBe(false)
  expect(instancePatches.safeParse([{ id: 1, status_id: 12, tags: [1], renovation: null }]).success).toBe(true)
  expect(instancePatches.safeParse([{ id: 1, position: 2 }]).success).toBe(false)
  expect(instancePatches.safeParse([{ price: 5 }]).success).toBe(false)
})
