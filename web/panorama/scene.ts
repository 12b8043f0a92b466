import type { InteractiveData } from '#contract/interactive.ts'

/** An equirectangular picture to stand in. */
export type Scene = NonNullable<InteractiveData['scenes']>[number]

/** A way out of a scene. */
export type Hotspot = Scene['hotspots'][number]

/** The scene that a visitor chose; at first, and where it is gone, the first one. */
export function sceneOf(scenes: readonly Scene[], id: number | null): Scene | null {
  return scenes.find((scene) => scene.id === id) ?? scenes[0] ?? null
}

/** The scenes that were taken on the same plan as this one, itself among them; none where it lies on no plan. */
export function scenesOnPlan(scenes: readonly Scene[], { plan }: Scene): readonly (Scene & { plan: ScenePlan })[] {
  return scenes.flatMap((scene) =>
    plan && scene.plan?.layout_id === plan.layout_id ? [{ ...scene, plan: scene.plan }] : [],
  )
}

type ScenePlan = NonNullable<Scene['plan']>

/** The scenes that a visitor may go to next. */
export function neighboursOf(scenes: readonly Scene[], { hotspots }: Scene): readonly Scene[] {
  const ids = hotspots.flatMap(({ target }) => (target.kind === 'scene' ? [target.id] : []))
  return scenes.filter(({ id }) => ids.includes(id))
}
