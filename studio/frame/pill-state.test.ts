import { expect, it } from 'vitest'
import type { Publication } from '#contract/publications.ts'
import { isAbout, isSameDay, nextPlanned, runsAfter } from './pill-state.ts'

const publication = (state: Publication['state'], at: string): Publication => ({
  id: 1,
  state,
  at,
  created_at: at,
  who: { kind: 'person', id: 1 },
  changes: 1,
  entries: 1,
  batch: null,
  note: null,
  problem: null,
})

it('names the planned publication that comes first', () => {
  const at = (hour: number) => `2026-11-18T${hour}:00:00.000Z`
  const all = [publication('published', at(10)), publication('planned', at(18)), publication('planned', at(16))]
  expect(nextPlanned(all)).toBe(at(16))
  expect(nextPlanned([publication('withdrawn', at(16))])).toBeNull()
})

it('knows what is today by the clocks of the project', () => {
  const [evening, night] = [new Date('2026-11-18T22:30:00Z'), new Date('2026-11-18T23:30:00Z')]
  expect(isSameDay(evening, night, 'UTC')).toBe(true)
  expect(isSameDay(evening, night, 'Europe/Berlin')).toBe(false)
})

it('follows a publication of its own project or group until it ends', () => {
  const running = { kind: 'publishing', data: { project_id: 9, catalogue_id: null, running: true } }
  expect(isAbout(running, { id: 4, project_id: 9 })).toBe(true)
  expect(isAbout(running, { id: 4, project_id: 8 })).toBe(false)
  expect(isAbout({ kind: 'publishing', data: { catalogue_id: 4 } }, { id: 4, project_id: null })).toBe(true)
  expect(runsAfter(running)).toBe(true)
  expect(runsAfter({ kind: 'publishing', data: { running: false } })).toBe(false)
  expect(runsAfter({ kind: 'publication', data: { state: 'published' } })).toBe(false)
  expect(runsAfter({ kind: 'reload', data: {} })).toBe(false)
  expect(runsAfter({ kind: 'draft', data: {} })).toBeNull()
})
