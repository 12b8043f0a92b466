import type { WindowView } from '#domain/project/descriptions.ts'
import type { SceneSection, SceneUnit } from './source.ts'

type Outlook = 'sea' | 'city' | 'street' | 'court'
type Compass = 'east' | 'north' | 'west' | 'south'

/** The view of a unit: its value in the import file, and the sides that it faces. */
export interface View {
  readonly window_view: WindowView
  readonly outlooks: ReadonlySet<Outlook>
  readonly isCorner: boolean
}

const COMPASS: readonly Compass[] = ['east', 'north', 'west', 'south']

/** The surroundings of each section of the harbour; south of the lower wing is the back of the tower. */
const SURROUNDINGS: Readonly<Record<string, Readonly<Record<Compass, Outlook>>>> = {
  'a-1': { south: 'sea', west: 'street', north: 'city', east: 'court' },
  'a-2': { south: 'court', west: 'street', north: 'city', east: 'court' },
  'b-1': { south: 'sea', west: 'court', north: 'city', east: 'sea' },
}

// Above this storey the hills are visible over the roofs of the town.
const HIGH = 9
const OVER_TREES = 5

/** The view of a unit of the harbour from its storey; its facade is +y of the layout, corner units also see from the gable. */
export function viewOf(estate: string, section: SceneSection, unit: SceneUnit, storey: number): View {
  const around = SURROUNDINGS[`${estate}-${section.id}`]
  if (!around) throw new Error(`The surroundings of ${estate}-${section.id} are not defined`)
  const xs = unit.footprint.map(([x]) => x)
  const gables = [Math.min(...xs) < 0.5 ? 180 : null, Math.max(...xs) > section.length - 0.5 ? 0 : null]
  const local = [unit.placement.rotate + 90, ...gables.filter((angle) => angle !== null)]
  const outlooks = new Set(local.map((angle) => around[compassOf(section.world.rotate + angle)]))
  return { outlooks, isCorner: local.length > 1, window_view: windowViewOf(outlooks, storey) }
}

function compassOf(degrees: number): Compass {
  return COMPASS[(Math.round(degrees / 90) % 4) + 0] ?? 'east'
}

function windowViewOf(outlooks: ReadonlySet<Outlook>, storey: number): WindowView {
  if (outlooks.has('sea')) return outlooks.has('city') || outlooks.has('street') ? 8 : 5
  if (outlooks.has('city')) return cityViewOf(outlooks, storey)
  if (outlooks.has('street')) return outlooks.has('court') ? 3 : storey > HIGH ? 6 : 2
  return 1
}

function cityViewOf(outlooks: ReadonlySet<Outlook>, storey: number): WindowView {
  if (storey > HIGH) return 7
  if (storey > OVER_TREES) return 4
  return outlooks.has('court') ? 1 : outlooks.has('street') ? 2 : 4
}
