import type { InteractiveData } from '#contract/interactive.ts'

/** A scene of a panorama: an equirectangular picture with hotspots. */
export type Scene = NonNullable<InteractiveData['scenes']>[number]

/** A place in a scene that leads to another scene or page. */
export type Hotspot = Scene['hotspots'][number]

/** The chosen scene, or the first one if none was chosen or the chosen one does not exist. */
export function sceneOf(scenes: readonly Scene[], id: number | null): Scene | null {
  return scenes.find((scene) => scene.id === id) ?? scenes[0] ?? null
}

/** The scenes on the same plan as this one, including itself. Empty for a scene without a plan. */
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
