import { expect, it } from 'vitest'
import type { PresenceEvent } from '#contract/staff-events.ts'
import { stillHere, withPresence } from './present.ts'

const here = { projectId: 1, screen: 'units', at: 1000 }
const anna = { kind: 'person', id: 7, name: 'Anna' } as const
const event = (part: Partial<PresenceEvent> = {}): PresenceEvent => ({
  who: anna,
  project_id: 1,
  screen: 'units',
  cell: null,
  ...part,
})

it('adds a colleague once, with the cell of the last news', () => {
  const first = withPresence([], event(), here)
  const next = withPresence(first, event({ cell: 'price u1' }), { ...here, at: 2000 })
  expect(next).toEqual([{ key: 'person 7', name: 'Anna', cell: 'price u1', at: 2000 }])
})

it('takes a colleague away who left, or is on another screen or project', () => {
  const people = withPresence([], event(), here)
  for (const gone of [{ screen: null }, { screen: 'publish' }, { project_id: 2 }]) {
    expect(withPresence(people, event(gone), here)).toEqual([])
  }
})

it('forgets a colleague after 45 seconds without news', () => {
  const people = withPresence([], event(), here)
  expect(stillHere(people, 45_999)).toBe(people)
  expect(stillHere(people, 46_000)).toEqual([])
})
