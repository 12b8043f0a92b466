import type { Instance } from '#domain/chess/chess.ts'
import { coverage, type PictureQuery, type Pinpoint, pinpoint, type ShownPicture, type Target } from './pinpoint.ts'

/** Where the pictures show a unit, from far to near; null without a picture. */
export interface UnitPlace {
  /** The estate on the site. */
  readonly estate: Pinpoint | null
  /** The storey of the building. */
  readonly storey: Pinpoint | null
  /** The unit on its storey plan, or on the site if it is a house. */
  readonly unit: Pinpoint | null
}

/** The unit on the plan of its storey. */
export function storeyPlaceOf(place: UnitPlace | null): Pinpoint | null {
  return place?.unit?.kind === 'storey' ? place.unit : null
}

/** The picture of the unit from outside: its storey, else the house itself, else the building on the site. */
export function buildingPlaceOf(place: UnitPlace | null): Pinpoint | null {
  if (!place) return null
  const house = place.unit?.kind === 'storey' ? null : place.unit
  return place.storey ?? house ?? place.estate
}

type Show = (query: PictureQuery) => Promise<ShownPicture>

/** Finds a unit in the pictures: on its storey plan and on the parents of that picture. */
export async function locateUnit(
  instance: Instance,
  root: { readonly id: string; readonly frame: number } | null,
  show: Show,
): Promise<UnitPlace> {
  const { storey, estate } = instance
  const start = storey.plan
    ? { id: String(storey.plan.interactive), frame: storey.plan.frame, storey: storey.id }
    : root
  const pictures = start ? await withParents(start, show) : []
  const find = (target: Target) => findIn(pictures, target, show)
  return {
    unit: await find({ kind: 'instance', id: instance.id }),
    storey: await find({ kind: 'storey', id: storey.id }),
    estate: await find({ kind: 'estate', id: estate.id }),
  }
}

/** Site, building, storey: a longer chain of parents means that the data has a cycle. */
const MOST_PICTURES = 4

async function withParents(start: PictureQuery, show: Show): Promise<readonly ShownPicture[]> {
  const pictures: ShownPicture[] = []
  let next: PictureQuery | null = start
  while (next && pictures.length < MOST_PICTURES) {
    const picture: ShownPicture = await show(next)
    pictures.push(picture)
    next = picture.parent
  }
  return pictures
}

async function findIn(pictures: readonly ShownPicture[], target: Target, show: Show): Promise<Pinpoint | null> {
  for (const picture of pictures) {
    const found = pinpoint(picture, target) ?? (await turnTo(picture, target, show))
    if (found) return found
  }
  return null
}

/** Looks for a storey in the other frames of a building: in some of them another section hides it. */
async function turnTo(picture: ShownPicture, target: Target, show: Show): Promise<Pinpoint | null> {
  const hides = target.kind === 'storey' && picture.storeys.some(({ id }) => id === target.id)
  if (!hides || picture.kind !== 'facade') return null
  const others = picture.frames.filter(({ id }) => id !== picture.frame.id)
  const frames = await Promise.all(others.map(({ id }) => show({ id: picture.id, frame: id })))
  const found = frames.flatMap((frame) => pinpoint(frame, target) ?? [])
  return found.toSorted((a, b) => coverage(b) - coverage(a))[0] ?? null
}
