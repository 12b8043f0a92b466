import { describe, expect, test } from 'vitest'
import { firstDirection, firstFov, fovAcross, planAngleOf, pointOf, yawAfter } from './gaze.ts'
import { aScene } from './scene.fixture.ts'

const stage = { width: 1000, height: 500 }

describe('the cone on the plan', () => {
  test('turns clockwise with the view', () => {
    expect([planAngleOf(30, 0), planAngleOf(30, 45), planAngleOf(300, 90), planAngleOf(30, -118.6)]).toEqual([
      30, 75, 30, 271.4,
    ])
  })
})

describe('going to another scene', () => {
  const living = aScene(1, { heading: 30, plan: { layout_id: 7, point: [0.3, 0.5] } })
  const kitchen = aScene(2, { heading: 300, plan: { layout_id: 7, point: [0.1, 0.5] } })

  test('keeps looking the same way', () => {
    expect(yawAfter(-118.6, living, kitchen)).toBeCloseTo(-28.6)
    expect(yawAfter(151.4, kitchen, living)).toBeCloseTo(61.4)
  })

  test('starts at the middle of the picture if no plan relates the scenes', () => {
    expect(yawAfter(40, living, aScene(3, { heading: 10, plan: null }))).toBe(0)
    expect(yawAfter(40, living, aScene(3, { heading: 10, plan: { layout_id: 8, point: [0, 0] } }))).toBe(0)
  })
})

describe('the first direction', () => {
  const hotspots = (kind: 'scene' | 'estate') => [{ target: { kind, id: 1 }, name: null, yaw: 99, pitch: -30 }]

  test('is the middle of the picture', () => {
    const room = aScene(1, { plan: { layout_id: 7, point: [0, 0] }, hotspots: hotspots('estate') })
    expect(firstDirection(room)).toEqual({ yaw: 0, pitch: 0 })
    expect(firstDirection(aScene(1, { hotspots: hotspots('scene') }))).toEqual({ yaw: 0, pitch: 0 })
  })

  test('outdoors is towards a place, with the horizon visible', () => {
    expect(firstDirection(aScene(1, { hotspots: hotspots('estate') }))).toEqual({ yaw: 99, pitch: -15 })
  })
})

describe('a direction is on the stage', () => {
  const ahead = { yaw: 20, pitch: 0, fov: 90 }

  test('in the middle if the visitor looks that way', () => {
    expect(pointOf({ yaw: 20, pitch: 0 }, ahead, stage)).toEqual([500, 250])
  })

  test('to the right and above by its angles', () => {
    const [x = 0, y = 0] = pointOf({ yaw: 65, pitch: 0 }, ahead, stage) ?? []
    expect([x, y]).toEqual([expect.closeTo(750), expect.closeTo(250)])
    const [, above = 0] = pointOf({ yaw: 20, pitch: 30 }, ahead, stage) ?? []
    expect(above).toBeCloseTo(250 - 250 * Math.tan(Math.PI / 6))
  })

  test('in the middle if the visitor looks down at it, across the seam of the picture', () => {
    const [x = 0, y = 0] = pointOf({ yaw: -170, pitch: -30 }, { yaw: 190, pitch: -30, fov: 60 }, stage) ?? []
    expect([x, y]).toEqual([expect.closeTo(500), expect.closeTo(250)])
  })

  test('not if it is behind the visitor or beside the stage', () => {
    expect(pointOf({ yaw: 200, pitch: 0 }, ahead, stage)).toBeNull()
    expect(pointOf({ yaw: 95, pitch: 0 }, ahead, stage)).toBeNull()
  })
})

test('a phone in portrait starts with a higher field of view, so that it is not too narrow', () => {
  const phone = { width: 390, height: 700 }
  expect([firstFov(stage), firstFov(phone)]).toEqual([72, 85])
  expect(fovAcross(firstFov(phone), phone)).toBeGreaterThan(50)
  expect(fovAcross(90, { width: 500, height: 500 })).toBeCloseTo(90)
})
