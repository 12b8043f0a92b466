import type { Source, StoreyPlan } from './source.ts'
import type { TextKey, Texts } from './texts.ts'
import type { InteractiveInput } from './types.ts'

type Frame = InteractiveInput['frames'][number]
type Kind = 'estate' | 'instance' | 'storey'

/** The frames of a picture in order, with the regions drawn on them. */
export function framesOf(
  { pictures }: Source,
  folder: string,
  kindOf: (target: string) => Kind,
  idOf = (id: string) => id,
): Frame[] {
  return pictures
    .filter(({ image }) => image.startsWith(folder))
    .toSorted((a, b) => (a.frame ?? 0) - (b.frame ?? 0))
    .map(({ image, regions }) => ({
      image,
      regions: regions.map(({ target, id, polygons }) => ({
        target: { kind: kindOf(target), id: idOf(id) },
        polygons: polygons.map((polygon) => polygon.map(([x, y]): [number, number] => [x, y])),
      })),
    }))
}

/** The storey plans of an estate: a shared plan has regions for the units of all its storeys. */
export function storeyPlansOf(source: Source, project: string, estate: string, texts: Texts): InteractiveInput[] {
  return source.plans.storeys
    .filter((plan) => plan.project === project && plan.estate === estate)
    .map((plan) => ({
      id: planId(plan),
      kind: 'storey',
      name: texts(planName(plan)),
      parent: { interactive: `facade-${estate}`, frame: 0 },
      frames: [{ image: plan.svg, regions: plan.storeys.flatMap((storey) => regionsOn(plan, storey)) }],
    }))
}

/** The plan of a storey of the scene. */
export function planOf({ plans }: Source, storey: string): string {
  const plan = plans.storeys.find(({ storeys }) => storeys.includes(storey))
  if (!plan) throw new Error(`Storey ${storey} has no plan`)
  return planId(plan)
}

function regionsOn({ units }: StoreyPlan, storey: string): NonNullable<Frame['regions']> {
  return units.map(({ unit, polygon }) => ({
    target: { kind: 'instance', id: `${storey}-${unit}` },
    polygons: [polygon.map(([x, y]): [number, number] => [x, y])],
  }))
}

function planId({ type }: StoreyPlan): string {
  return `plan-${type}`
}

function planName({ type }: StoreyPlan): TextKey {
  return `plan.${type.split('-').at(-1) as 'ground' | 'penthouse' | 'top' | 'typical' | 'underground' | 'upper'}`
}
