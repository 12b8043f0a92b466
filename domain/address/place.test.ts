import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const picture = (interactiveId: string, frameId: number, storeyId: number | null = null) =>
  ({ name: 'interactive', interactiveId, frameId, storeyId }) as const

test('a picture is one place from all its sides', () => {
  expect(placeOf(picture('6', 3), null)).toBe(placeOf(picture('6', 0), null))
  expect(placeOf(picture('7', 0), null)).not.toBe(placeOf(picture('6', 0), null))
})

test('the plans of storeys are one place, whichever picture has them', () => {
  expect(placeOf(picture('8', 0, 101), null)).toBe(placeOf(picture('9', 0, 102), null))
})

test('the main page is where its picture is', () => {
  expect(placeOf({ name: 'main' }, '6')).toBe(placeOf(picture('6', 2), '6'))
  expect(placeOf({ name: 'main' }, null)).not.toBe(placeOf(picture('6', 2), null))
})

test('other pages are places of their own', () => {
  expect(placeOf({ name: 'chess-estate', estateId: 1 }, null)).not.toBe(
    placeOf({ name: 'chess-estate', estateId: 2 }, null),
  )
})
