import { expect, it } from 'vitest'
import type { Publication, PublicationState } from '#contract/publications.ts'
import { rowsOf } from '#domain/draft/change-groups.ts'
import { entryOf } from './draft-entries.fixture.ts'
import { plannedAndStopped, plannedTimes } from './planned.ts'

const publication = (id: number, state: PublicationState, at: string): Publication => ({
  id,
  state,
  at,
  created_at: at,
  changes: 1,
  entries: 1,
  batch: null,
  note: null,
  problem: null,
  who: { kind: 'person', id: 1 },
})

it('lists planned publications, and stopped ones until a later one has worked', () => {
  const all = [
    publication(5, 'stopped', '2026-11-18T12:00:00.000Z'),
    publication(4, 'published', '2026-11-17T12:00:00.000Z'),
    publication(3, 'withdrawn', '2026-11-20T12:00:00.000Z'),
    publication(2, 'planned', '2026-11-21T12:00:00.000Z'),
    publication(1, 'stopped', '2026-11-16T12:00:00.000Z'),
  ]
  expect(plannedAndStopped(all, true).map(({ id }) => id)).toEqual([5, 2])
  // Somebody has reverted what was stopped.
  expect(plannedAndStopped(all, false).map(({ id }) => id)).toEqual([2])
  expect(plannedAndStopped([], true)).toEqual([])
})

it('knows when the changes of a row are published, if they are planned as they are', () => {
  const plan = (id: number, at: string, values: Readonly<Record<string, number>>): Publication => ({
    ...publication(id, 'planned', at),
    ticks: Object.entries(values).map(([unit, value]) => ({ kind: 'instance', id: unit, field: 'price', value })),
  })
  const rows = rowsOf(['1', '2', '3'].map((id) => entryOf({ id, value: 110 })))
  const plans = [
    plan(1, '2026-11-21T12:00:00.000Z', { 1: 110, 2: 111 }),
    plan(2, '2026-11-20T12:00:00.000Z', { 1: 110 }),
  ]
  // The second was changed after it was planned.
  expect([...plannedTimes(rows, plans)]).toEqual([['instance price 1', '2026-11-20T12:00:00.000Z']])
})
