import { expect, it } from 'vitest'
import { type ChangeRow, rowsOf } from './change-groups.ts'
import { doneHere, NO_TICKS, readAgain, tick } from './ticks.ts'

const price = (id: string, value: number, batch = 'b'): ChangeRow['entries'][0] => ({
  kind: 'instance',
  id,
  field: 'price',
  value,
  live: 100,
  batch,
})
const key = (id: string) => `instance price ${id}`
const keysOf = (set: ReadonlySet<string>) => [...set].toSorted()

it('ticks what is there at first, and nothing that comes later', () => {
  const first = readAgain(NO_TICKS, rowsOf([price('1', 100)]))
  expect([keysOf(first.unticked), keysOf(first.fresh)]).toEqual([[], []])
  const later = readAgain(first, rowsOf([price('1', 100), price('2', 200)]))
  expect([keysOf(later.unticked), keysOf(later.fresh)]).toEqual([[key('2')], [key('2')]])
  const ticked = tick(later, [price('2', 200)], true)
  expect([keysOf(ticked.unticked), keysOf(ticked.fresh)]).toEqual([[], []])
})

it('takes the tick from a change that gets another value', () => {
  const first = readAgain(NO_TICKS, rowsOf([price('1', 100), price('2', 200)]))
  const later = readAgain(first, rowsOf([price('1', 999), price('2', 200)]))
  expect([keysOf(later.unticked), keysOf(later.fresh)]).toEqual([[key('1')], [key('1')]])
  // Back to what was looked at.
  expect(keysOf(readAgain(first, rowsOf([price('1', 100)])).unticked)).toEqual([])
})

it('keeps a group empty that was unticked, whatever comes', () => {
  const first = readAgain(NO_TICKS, rowsOf([price('1', 100), price('2', 200)]))
  const none = tick(first, [price('1', 100), price('2', 200)], false)
  const later = readAgain(none, rowsOf([price('1', 100), price('2', 201), price('3', 300)]))
  expect(keysOf(later.unticked)).toEqual([key('1'), key('2'), key('3')])
})

it('ticks what is done here, even if it arrives before the answer, and what an undo brings back', () => {
  const first = readAgain(NO_TICKS, rowsOf([price('1', 100)]))
  const rows = rowsOf([price('1', 100), price('2', 200, 'mine')])
  expect(keysOf(readAgain(doneHere(first, 'mine', rowsOf([price('1', 100)])), rows).unticked)).toEqual([])
  const done = doneHere(readAgain(first, rows), 'mine', rows)
  expect([keysOf(done.unticked), keysOf(done.fresh)]).toEqual([[], []])
  // Reverted, and brought back.
  const back = readAgain(readAgain(done, rowsOf([])), rows)
  expect([keysOf(back.unticked), keysOf(back.fresh)]).toEqual([[], []])
})
