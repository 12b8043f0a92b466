import { expect, it } from 'vitest'
import { isBad, outcomeLines } from './print.ts'

const WELL = { acknowledged: 3, stored: 3, doubled: 0, lost: 0, repeated: 1, faults: [], recovery: 2, notes: [] }

it('counts a row as bad if something is lost or doubled, or if it failed', () => {
  expect(isBad(WELL)).toBe(false)
  expect(isBad({ notRun: 'faketime is missing' })).toBe(false)
  expect(isBad({ ...WELL, lost: 1 })).toBe(true)
  expect(isBad({ ...WELL, doubled: 1 })).toBe(true)
  expect(isBad({ broken: 'the server has ended' })).toBe(true)
})

it('prints a line for a row, its notes and its faults, and why a row was skipped', () => {
  const lines = outcomeLines('power cut', 'embedded', { ...WELL, lost: 1, faults: ['sales 1'], notes: ['a note'] })
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'power cut embedded 3 3 0 1 1 second 2',
    ' (a note)',
    ' sales 1',
  ])
  const [notRun = ''] = outcomeLines('clock jumps', 'PostgreSQL', { notRun: 'faketime is missing' })
  expect(notRun).toContain('not run: faketime is missing')
})
