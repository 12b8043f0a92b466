import { expect, it } from 'vitest'
import type { HistoryEntry } from '#contract/history.ts'
import { actsOf } from './word-change.ts'

let last = 100
const entry = (subject: HistoryEntry['subject']['kind'], rest: Partial<HistoryEntry>): HistoryEntry => {
  last -= 1
  return {
    id: last,
    at: '2026-03-01T12:00:00.000Z',
    who: { kind: 'person', id: 1, name: 'Anna' },
    project_id: 1,
    subject: { kind: subject, id: 7, external_id: null, number: null },
    field: null,
    old: null,
    new: null,
    batch: null,
    agent: 'Chrome, Windows',
    ...rest,
  }
}

it('counts the changes of a batch that say the same, in the order of the newest', () => {
  const acts = actsOf([
    entry('instance', { field: 'price', batch: 'a' }),
    entry('instance', { field: 'status_id', batch: 'a' }),
    entry('instance', { field: 'price', batch: 'a' }),
    entry('instance', { field: 'price', batch: 'b' }),
    entry('instance', { field: 'price' }),
    entry('instance', { field: 'price' }),
  ])
  expect(acts.map(({ word, count }) => [word, count])).toEqual([
    ['history.prices', 2],
    ['history.statuses', 1],
    ['history.prices', 1],
    ['history.prices', 1],
    ['history.prices', 1],
  ])
})

it('has a word for every kind of subject, and names the new role', () => {
  const wordOf = (...parameters: Parameters<typeof entry>) => actsOf([entry(...parameters)])[0]
  expect(wordOf('person', { field: 'role', new: 'sales' })).toMatchObject({ word: 'history.role', value: 'role.sales' })
  expect(wordOf('person', { new: 'deleted' })).toMatchObject({ word: 'history.removed', value: null })
  expect(wordOf('catalogue', { field: 'contacts' })?.word).toBe('history.settings')
  expect(wordOf('catalogue', { field: 'preview', new: { id: 7, state: 'taken_over' } })?.word).toBe('history.previews')
  expect(wordOf('person', { field: 'identity', old: true })?.word).toBe('history.unlinked')
  expect(wordOf('project', { field: 'publication', new: 12 })?.word).toBe('history.published')
  expect(wordOf('project', { field: 'publication', new: { id: 7, state: 'planned' } })?.word).toBe('history.plan_made')
  expect(wordOf('invitation', { new: 'revoked' })?.word).toBe('history.withdrawn')
  expect(wordOf('order', { field: 'erased', new: true })?.word).toBe('history.request')
  expect(wordOf('medium', { new: 'something new' })?.word).toBe('history.file_uploaded')
})
