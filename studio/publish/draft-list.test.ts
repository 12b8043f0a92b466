import { expect, it } from 'vitest'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { entryOf } from './draft-entries.fixture.ts'
import { addPage, inOldOrder, NO_ENTRIES, newestOf, oldIfSame } from './draft-list.ts'

const page = (data: ManagedDraftEntry[], next: number | null = null, changes = data.length) => ({
  data,
  next,
  counts: { changes, entries: 0, kinds: {} },
})
const idsOf = ({ entries }: typeof NO_ENTRIES) => [...entries.values()].map(({ id }) => id)

it('keeps what is shown before a page that is added, and is complete with the last page', () => {
  const first = addPage(NO_ENTRIES, page([entryOf({ id: 'a-10' }), entryOf({ id: 'a-2' })], 5, 3))
  expect([idsOf(first), first.total, first.isComplete]).toEqual([['a-10', 'a-2'], 3, false])
  const both = addPage(first, page([entryOf({ id: 'a-1' })], null, 3))
  expect([idsOf(both), both.isComplete]).toEqual([['a-10', 'a-2', 'a-1'], true])
})

it('keeps what is shown in its place; what is new follows in its order, then in that of fields', () => {
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
  const shown = addPage(NO_ENTRIES, page([entryOf({ id: 'd' }), entryOf({ id: 'b' })]))
  const read = [
    entryOf({ id: 'c', field: 'status' }),
    entryOf({ id: 'b' }),
    entryOf({ id: 'c' }),
    entryOf({ id: 'd', value: 7 }),
    entryOf({ id: 'a' }),
  ]
  const again = inOldOrder(addPage(NO_ENTRIES, page(read, 5, 9)), shown, byId)
  expect([...again.entries.values()]).toEqual([read[3], read[1], read[4], read[2], read[0]])
  expect([again.total, again.isComplete]).toEqual([9, false])
  expect(idsOf(inOldOrder(shown, again, byId))).toEqual(['d', 'b'])
  expect(idsOf(inOldOrder(shown, NO_ENTRIES, byId))).toEqual(['b', 'd'])
})

it('is the old list if a fresh one has the same entries with the same live values', () => {
  const [one, two] = [entryOf({ id: 'a' }), entryOf({ id: 'b' })]
  const old = addPage(NO_ENTRIES, page([one, two]))
  expect(oldIfSame(addPage(NO_ENTRIES, page([{ ...two }, { ...one }])), old)).toBe(old)
  const others = [
    page([one]),
    page([one, entryOf({ id: 'c' })]),
    page([one, { ...two, value: 120 }]),
    page([one, { ...two, live: 105 }]),
    page([one, two], 5),
    page([one, two], null, 3),
  ]
  for (const fresh of others.map((data) => addPage(NO_ENTRIES, data))) expect(oldIfSame(fresh, old)).toBe(fresh)
})

it('knows its newest change', () => {
  const last = entryOf()
  expect(newestOf(addPage(NO_ENTRIES, page([last, entryOf({ id: 'x', entry: 1 })])))).toBe(last.entry)
  expect(newestOf(NO_ENTRIES)).toBe(0)
})
