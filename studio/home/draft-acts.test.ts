import { expect, it } from 'vitest'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { draftActsOf } from './draft-acts.ts'

const ENTRY: ManagedDraftEntry = {
  entry: 1,
  kind: 'instance',
  id: 'A1',
  field: 'price',
  value: 2,
  base: 1,
  live: 1,
  conflict: null,
  by: { kind: 'person', id: 7, name: 'Anna' },
  at: '2026-11-18T09:00:00Z',
  batch: 'one',
}

it('joins what one act changed, and puts the newest first', () => {
  const acts = draftActsOf(
    [
      ENTRY,
      { ...ENTRY, entry: 2, id: 'A2' },
      { ...ENTRY, entry: 3, field: 'tags' },
      { ...ENTRY, entry: 4, kind: 'estate', batch: 'two', at: '2026-11-18T10:00:00Z' },
    ],
    3,
  )
  expect(acts.map(({ word, count, who }) => [word, count, who.name])).toEqual([
    ['history.content', 1, 'Anna'],
    ['history.prices', 2, 'Anna'],
    ['history.units', 1, 'Anna'],
  ])
  expect(acts.map(({ projectId }) => projectId)).toEqual([3, 3, 3])
  expect(new Set(acts.map(({ id }) => id)).size).toBe(3)
})
