import { expect, test } from 'vitest'
import { aScene } from './scene.fixture.ts'
import { neighboursOf, sceneOf, scenesOnPlan } from './scene.ts'

const plan = (layout_id: number) => ({ layout_id, point: [0.5, 0.5] as [number, number] })
const scenes = [
  aScene(1, { plan: plan(7), hotspots: [{ target: { kind: 'scene', id: 3 }, name: null, yaw: 0, pitch: 0 }] }),
  aScene(2, { plan: plan(8), hotspots: [{ target: { kind: 'estate', id: 3 }, name: null, yaw: 0, pitch: 0 }] }),
  aScene(3, { plan: plan(7) }),
  aScene(4),
] as const

test('the first scene is shown until another is chosen', () => {
  expect([sceneOf(scenes, null)?.id, sceneOf(scenes, 3)?.id, sceneOf(scenes, 99)?.id]).toEqual([1, 3, 1])
  expect(sceneOf([], null)).toBeNull()
})

test('a plan shows the scenes that were taken on it', () => {
  expect(scenesOnPlan(scenes, scenes[0]).map(({ id }) => id)).toEqual([1, 3])
  expect(scenesOnPlan(scenes, scenes[3])).toEqual([])
})

test('neighbours are the scenes that the hotspots lead to', () => {
  expect(neighboursOf(scenes, scenes[0]).map(({ id }) => id)).toEqual([3])
  expect(neighboursOf(scenes, scenes[1])).toEqual([])
})
