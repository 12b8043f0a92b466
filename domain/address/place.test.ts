import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const picture = (interactiveId: string, frameId: number, storeyId: number | null = null) =>
  ({ name: 'interactive', interactiveId, frameId, storeyId }) as const

test('all frames of a picture are one place', () => {
  expect(placeOf(picture('6', 3), null)).toBe(placeOf(picture('6', 0), null))
  expect(placeOf(picture('7', 0), null)).not.toBe(placeOf(picture('6', 0), null))
})

test('all storey plans are one place, whichever picture they belong to', () => {
  expect(placeOf(picture('8', 0, 101), null)).toBe(placeOf(picture('9', 0, 102), null))
})

test('the main page and its root picture are one place', () => {
  expect(placeOf({ name: 'main' }, '6')).toBe(placeOf(picture('6', 2), '6'))
  expect(placeOf({ name: 'main' }, null)).not.toBe(placeOf(picture('6', 2), null))
})

test('every other page is a separate place', () => {
  expect(placeOf({ name: 'chess-estate', estateId: 1 }, null)).not.toBe(
    placeOf({ name: 'chess-estate', estateId: 2 }, null),
  )
})
