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

it('orders a page by the numbers in ids, and is complete with the last page', () => {
  const first = addPage(NO_ENTRIES, page([entryOf({ id: 'a-10' }), entryOf({ id: 'a-2' })], 5, 3))
  expect([idsOf(first), first.total, first.isComplete]).toEqual([['a-2', 'a-10'], 3, false])
  const both = addPage(first, page([entryOf({ id: 'a-1' })], null, 3))
  expect([idsOf(both), both.isComplete]).toEqual([['a-2', 'a-10', 'a-1'], true])
})

it('keeps the places of what is shown when it is read again', () => {
  const shown = addPage(NO_ENTRIES, page([entryOf({ id: 'b' }), entryOf({ id: 'd' })]))
  const fresh = addPage(
    NO_ENTRIES,
    page([entryOf({ id: 'a' }), entryOf({ id: 'd', value: 7 }), entryOf({ id: 'b' }), entryOf({ id: 'c' })]),
  )
  const again = inOldOrder(fresh, shown)
  expect(idsOf(again)).toEqual(['b', 'd', 'a', 'c'])
  expect([...again.entries.values()][1]?.value).toBe(7)
  expect(idsOf(inOldOrder(shown, fresh))).toEqual(['b', 'd'])
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
