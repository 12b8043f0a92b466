import { expect, test } from 'vitest'
import { dockSide } from './dock-side.ts'

const stage = { left: 0, right: 1000, top: 100 }

function sideFor(left: number, top: number, place: Partial<Parameters<typeof dockSide>[0]> = {}) {
  return dockSide({ cell: { left, right: left + 70, top }, stage, width: 300, height: 400, rtl: false, ...place })
}

test('is at the end if it does not cover the cell there', () => {
  expect(sideFor(200, 120)).toBe('end')
  expect(sideFor(600, 120)).toBe('end')
  expect(sideFor(900, 600)).toBe('end')
})

test('moves to the start for a cell that it would cover', () => {
  expect(sideFor(900, 120)).toBe('start')
})

test('is mirrored in right-to-left', () => {
  expect(sideFor(900, 120, { rtl: true })).toBe('end')
  expect(sideFor(100, 120, { rtl: true })).toBe('start')
})

test('is not shown if it would cover the cell on both sides', () => {
  expect(sideFor(240, 120, { stage: { left: 0, right: 500, top: 100 } })).toBeNull()
})
