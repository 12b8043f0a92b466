import { expect, test } from 'vitest'
import { orbitsOf } from './orbits-of.ts'

const orbits = [
  { id: 0, name: 'From above' },
  { id: 1, name: 'From the street' },
]
const all = [
  ...[0, 90, 180, 270].map((heading, id) => ({ id, order: id, thumb: null, orbit: 0, heading })),
  ...[170, 80].map((heading, nth) => ({ id: 4 + nth, order: 4 + nth, thumb: null, orbit: 1, heading })),
]

test('is null for a picture with one orbit', () => {
  expect(orbitsOf({}, { all: [], want: () => {}, shown: { index: 0 } }, null)).toBeNull()
})

test('the current orbit has the current frame, another one the nearest in direction', () => {
  const found = orbitsOf({ orbits }, { all, want: () => {}, shown: { index: 1 } }, null)
  expect(found?.all).toEqual([
    { id: 0, name: 'From above', frame: 1, isCurrent: true },
    { id: 1, name: 'From the street', frame: 5, isCurrent: false },
  ])
})

test('a switch ends a turn, and works without turning', () => {
  const calls: string[] = []
  const frames = { all, want: (index: number) => void calls.push(`want ${index}`), shown: { index: 2 } }
  orbitsOf({ orbits }, frames, null)?.goTo(1)
  orbitsOf({ orbits }, frames, { jump: (index) => void calls.push(`jump ${index}`) })?.goTo(1)
  expect(calls).toEqual(['want 4', 'jump 4'])
})
