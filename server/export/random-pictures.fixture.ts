import { REGION_TARGETS } from '#contract/interactive.ts'
import { CAMERA, type ProjectInput } from '#server/import/import.fixture.ts'
import type { Draw } from './draw.fixture.ts'
import type { RandomPlan } from './random-file.fixture.ts'

type Interactive = NonNullable<ProjectInput['interactives']>[number]
type Frame = Interactive['frames'][number]
type Target = NonNullable<Frame['regions']>[number]['target']
type Panorama = NonNullable<ProjectInput['panoramas']>[number]

/** Draws a target for a region; null if the file has none of the drawn kind. */
type DrawTarget = () => Target | null

/** Draws the pictures and panoramas of a random file. */
export function randomPictures(
  draw: Draw,
  plan: RandomPlan,
  estates: ProjectInput['estates'],
): Pick<ProjectInput, 'interactives' | 'panoramas' | 'root'> {
  const target = targetsIn(draw, plan, estates)
  return {
    interactives: plan.pictures.map((_, index) => randomPicture(draw, plan, estates, target, index)),
    panoramas: plan.panoramas.map((id) => randomPanorama(draw, plan, target, id)),
    ...(plan.pictures.length > 0 && draw.maybe('root', () => draw.one(plan.pictures).id)),
  }
}

function randomPicture(
  draw: Draw,
  { pictures }: RandomPlan,
  estates: ProjectInput['estates'],
  target: DrawTarget,
  index: number,
): Interactive {
  const { maybe, one } = draw
  const { id, kind, frames } = one([pictures[index]]) ?? { id: '', kind: 'facade' as const, frames: 1 }
  const volumes = draw.list(0, 3, () => randomVolume(draw, target)).flatMap((volume) => volume ?? [])
  // Only earlier pictures, so that there are no cycles.
  const above = pictures.slice(0, index)
  // Each orbit has at least one frame; storey plans have no orbits.
  const orbits = kind !== 'storey' && frames > 1 && draw.yes() ? ['high', 'low'] : []
  return {
    id,
    kind,
    name: draw.text(),
    ...(estates.length > 0 && maybe('estate', () => one(estates).id)),
    ...(above.length > 0 &&
      maybe('parent', () => {
        const parent = one(above)
        return { interactive: parent.id, ...maybe('frame', () => draw.int(0, parent.frames - 1)) }
      })),
    ...(orbits.length > 0 && { orbits: orbits.map((orbit) => ({ id: orbit, name: draw.text() })) }),
    frames: Array.from({ length: frames }, (_, number) => ({
      image: draw.picture(),
      ...(orbits.length > 0 && { orbit: orbits[number % orbits.length] ?? '' }),
      ...maybe('heading', () => draw.int(0, 359)),
      ...(volumes.length > 0 && (number === 0 || draw.yes()) && { camera: CAMERA }),
      ...maybe('regions', () => randomRegions(draw, target)),
    })),
    ...(volumes.length > 0 && { volumes }),
  }
}

function randomRegions(draw: Draw, target: DrawTarget): NonNullable<Frame['regions']> {
  const point = (): [number, number] => [draw.number(0, 1), draw.number(0, 1)]
  const polygons = () => draw.list(1, 2, () => draw.list(3, 4, point))
  return draw.list(0, 3, target).flatMap((each) => (each ? [{ target: each, polygons: polygons() }] : []))
}

/** A volume near the origin, where the camera of the fixture looks. */
function randomVolume(draw: Draw, target: DrawTarget): NonNullable<Interactive['volumes']>[number] | null {
  const found = target()
  if (!found) return null
  const [x, bottom] = [draw.int(-3, 3), draw.int(0, 2) * 3]
  const base: [number, number][] = [
    [x - 2, 0],
    [x + 2.5, 0],
    [x + 2, 4.125],
    [x - 2, 4],
  ]
  const upper = base.map(([cornerX, y]): [number, number] => [cornerX * 0.5, y * 0.5 + 1])
  return { target: found, base, bottom, top: bottom + 2.75, ...draw.maybe('upper', () => upper) }
}

function randomPanorama(draw: Draw, { layouts }: RandomPlan, target: DrawTarget, id: string): Panorama {
  const { maybe } = draw
  const scenes = draw.ids('scene', 1, 2)
  return {
    id,
    name: draw.text(),
    scenes: scenes.map((scene) => ({
      id: scene,
      name: draw.text(),
      image: draw.picture(),
      ...maybe('heading', () => draw.number(-360, 360)),
      ...maybe('plan', () => ({
        layout: draw.one(layouts),
        point: [draw.number(0, 1), draw.number(0, 1)] as [number, number],
      })),
      ...maybe('hotspots', () =>
        draw
          .list(0, 2, () => (draw.yes() ? { kind: 'scene' as const, id: draw.one(scenes) } : target()))
          .flatMap((each) => {
            const place = { yaw: draw.number(-360, 360), pitch: draw.number(-90, 90) }
            return each ? [{ target: each, ...maybe('name', draw.anyText), ...place }] : []
          }),
      ),
    })),
  }
}

function targetsIn(draw: Draw, plan: RandomPlan, estates: ProjectInput['estates']): DrawTarget {
  const sections = estates.flatMap((estate) => estate.sections)
  const storeys = sections.flatMap((section) => section.storeys)
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  const ids: Readonly<Record<Target['kind'], readonly string[]>> = {
    project: [],
    estate: idsOf(estates),
    section: idsOf(sections),
    storey: idsOf(storeys),
    instance: idsOf(storeys.flatMap((storey) => storey.instances)),
    interactive: idsOf(plan.pictures),
    panorama: plan.panoramas,
  }
  return () => {
    const kind = draw.one(REGION_TARGETS)
    return ids[kind].length === 0 ? null : { kind, id: draw.one(ids[kind]) }
  }
}
