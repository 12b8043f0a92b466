import { describe, expect, test } from 'vitest'
import type { InteractiveData, Region } from '#contract/interactive.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { planUnitsOf } from './storey-plan-units.ts'

const chess = buildChess(projectAnswer, [
  anEstate([aSection([aStorey(1, [anInstance({ id: 1, position: 2 }), anInstance({ id: 2, position: 1 })])])]),
])
const regionOf = (kind: 'instance' | 'panorama', id: number, left: number): Region => ({
  target: { kind, id },
  polygons: [
    [
      [left, 0],
      [left + 0.25, 0],
      [left + 0.25, 0.5],
      [left, 0.5],
    ],
  ],
})
const plan: InteractiveData = {
  id: '3',
  kind: 'storey',
  name: 'Plan',
  frame: {
    id: 0,
    order: 0,
    image: { src: '/plan.svg', srcset: '', width: 400, height: 200, placeholder: '' },
    regions: [
      regionOf('instance', 1, 0),
      regionOf('instance', 2, 0.5),
      regionOf('instance', 77, 0.25),
      regionOf('panorama', 1, 0.75),
    ],
  },
  frames: [],
  parent: null,
  storeys: [],
}

describe('the units of a plan', () => {
  test('are sorted by position, without units unknown to the chess', () => {
    expect(planUnitsOf(plan, chess).map(({ instance }) => instance.id)).toEqual([2, 1])
  })

  test('are in pixels of the plan', () => {
    expect(planUnitsOf(plan, chess)[1]).toMatchObject({
      path: 'M0.0,0.0L100.0,0.0L100.0,100.0L0.0,100.0Z',
      box: { x: 0, y: 0, width: 100, height: 100 },
    })
  })

  test('turn with the plan', () => {
    // Left becomes top, top becomes right.
    expect(planUnitsOf(plan, chess, true)[1]?.box).toEqual({ x: 100, y: 0, width: 100, height: 100 })
  })

  test('are empty without a picture', () => {
    expect(planUnitsOf({ ...plan, frame: { ...plan.frame, image: null } }, chess)).toEqual([])
  })
})
