import { describe, expect, test } from 'vitest'
import type { InteractiveData } from '#contract/interactive.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  FREE,
  projectAnswer,
  RESERVED,
  SOLD,
} from '#domain/chess/chess.fixture.ts'
import type { Storey } from '#domain/chess/chess.ts'
import { routeAfterStep, statusesOnPlan, storeyOfPlan, storeysAround } from './plan-storey.ts'

const plan = { interactive: 3, frame: 0 }
const chess = buildChess(projectAnswer, [
  anEstate([
    aSection([
      aStorey(1, [anInstance({ id: 1 })], { plan }),
      aStorey(2, [anInstance({ id: 2, position: 1 }), anInstance({ id: 3, position: 2, status_id: SOLD })], { plan }),
      aStorey(3, [anInstance({ id: 4, position: 1 }), anInstance({ id: 5, position: 2, layout_id: 2 })]),
      aStorey(4, [anInstance({ id: 6 })], { plan }),
    ]),
  ]),
])
const storeyOf = (id: number) => chess.storeyById.get(id) as Storey
const pictureOf = (...ids: readonly number[]): InteractiveData => ({
  id: '3',
  kind: 'storey',
  name: '',
  frame: {
    id: 0,
    order: 0,
    image: null,
    regions: ids.map((id) => ({ target: { kind: 'instance', id }, polygons: [] })),
  },
  frames: [],
  parent: null,
  storeys: [],
})

describe('the storey of a plan', () => {
  test('is the one in the address', () => {
    expect(storeyOfPlan(pictureOf(1), 102, chess)?.number).toBe(2)
    expect(storeyOfPlan(pictureOf(1), 999, chess)).toBeNull()
  })

  test('is that of its first known unit if the address has none', () => {
    expect(storeyOfPlan(pictureOf(77, 4, 1), null, chess)?.number).toBe(3)
    expect(storeyOfPlan(pictureOf(), null, chess)).toBeNull()
  })
})

test('steps skip storeys without a plan and stop at the ends', () => {
  const { above, below } = storeysAround(storeyOf(102))
  expect([above?.number, below?.number]).toEqual([4, 1])
  expect(storeysAround(storeyOf(104)).above).toBeNull()
  expect(storeysAround(storeyOf(101)).below).toBeNull()
})

describe('after a step a panel shows', () => {
  const step = (type: 'details' | 'preview', id: number) =>
    routeAfterStep({ type, context: 'instance', id }, storeyOf(102), storeyOf(103))

  test('the unit of the same column if it has the same layout', () => {
    expect(step('details', 2)).toEqual({ type: 'details', context: 'instance', id: 4 })
    expect(step('preview', 3)).toBeNull()
  })

  test('the list of the new storey', () => {
    const list = { type: 'group', context: 'storey', id: 102 } as const
    expect(routeAfterStep(list, storeyOf(102), storeyOf(103))).toEqual({ ...list, id: 103 })
  })

  test('the same as before if that is not part of the storey', () => {
    const other = { type: 'details', context: 'instance', id: 6 } as const
    const info = { type: 'info', context: 'estate', id: 2 } as const
    expect(routeAfterStep(other, storeyOf(102), storeyOf(103))).toBe(other)
    expect(routeAfterStep(info, storeyOf(102), storeyOf(103))).toBe(info)
  })
})

test('the legend counts each status, including those without units', () => {
  expect(statusesOnPlan(storeyOf(102), projectAnswer.statuses).map(({ id }) => id)).toEqual([FREE, RESERVED, SOLD])
})

test('the legend leaves out "not for sale" if no unit has it', () => {
  const closed = { id: 14, type: 4, name: 'Kept', color: '#000000' } as const
  expect(statusesOnPlan(storeyOf(102), [closed])).toEqual([])
})
