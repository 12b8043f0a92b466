import { expect, it } from 'vitest'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { entryOf } from './draft-entries.fixture.ts'
import { addPage, inOldOrder, NO_ENTRIES, newestOf } from './draft-list.ts'

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

it('knows its newest change', () => {
  const last = entryOf()
  expect(newestOf(addPage(NO_ENTRIES, page([last, entryOf({ id: 'x', entry: 1 })])))).toBe(last.entry)
  expect(newestOf(NO_ENTRIES)).toBe(0)
})
