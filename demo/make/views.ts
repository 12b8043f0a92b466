import type { WindowView } from '#domain/project/descriptions.ts'
import type { SceneSection, SceneUnit } from './source.ts'

type Outlook = 'sea' | 'city' | 'street' | 'court'
type Compass = 'east' | 'north' | 'west' | 'south'

/** Where a unit looks: what its windows show, and what a buyer would call it. */
export interface View {
  readonly window_view: WindowView
  readonly outlooks: ReadonlySet<Outlook>
  readonly isCorner: boolean
}

const COMPASS: readonly Compass[] = ['east', 'north', 'west', 'south']

/** What lies round each section of the harbour; the south of the lower wing is the back of the tower. */
const SURROUNDINGS: Readonly<Record<string, Readonly<Record<Compass, Outlook>>>> = {
  'a-1': { south: 'sea', west: 'street', north: 'city', east: 'court' },
  'a-2': { south: 'court', west: 'street', north: 'city', east: 'court' },
  'b-1': { south: 'sea', west: 'court', north: 'city', east: 'sea' },
}

// Above this storey the roofs of the town no longer hide the hills.
const HIGH = 9
const OVER_TREES = 5

/** What a unit of the harbour sees from its storey; its facade is +y of the layout, a corner has its gable free too. */
export function viewOf(estate: string, section: SceneSection, unit: SceneUnit, storey: number): View {
  const around = SURROUNDINGS[`${estate}-${section.id}`]
  if (!around) throw new Error(`Nothing is known of what lies round ${estate}-${section.id}`)
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
