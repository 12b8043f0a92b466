import { expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { hasTour, sampleUnit } from './sample-unit.ts'

const TOUR = { kind: 'embed', src: 'https://tour.example' } as const
const PARKING = 4

test('a free home with a tour is best; of equals the first is taken', () => {
  const { instances } = chessOf([
    anInstance({ id: 1, layout_id: PARKING }),
    anInstance({ id: 2, status_id: SOLD, tour: TOUR }),
    anInstance({ id: 3 }),
    anInstance({ id: 4, tour: TOUR }),
    anInstance({ id: 5, tour: TOUR }),
  ])
  expect(sampleUnit(instances)?.id).toBe(4)
  expect(sampleUnit(instances.filter(({ tour }) => !tour))?.id).toBe(3)
  expect(sampleUnit(instances.slice(0, 2))?.id).toBe(1)
  expect(sampleUnit([])).toBeNull()
})

test('a tour belongs to the unit or to its layout', () => {
  const [unit] = chessOf([anInstance({ id: 1 })]).instances
  if (!unit) throw new Error('no unit')
  expect(hasTour(unit)).toBe(false)
  expect(hasTour({ ...unit, tour: TOUR })).toBe(true)
  expect(hasTour({ ...unit, layout: { ...unit.layout, tour: TOUR } })).toBe(true)
})
