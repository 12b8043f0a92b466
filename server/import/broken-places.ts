import type { ImportError } from '#contract/errors.ts'
import { everyId, type KnownIds, type KnownKind } from './known-ids.ts'
import { placesAround } from './paths.ts'

/** Decides what can still be checked in a file that has placeholders for its broken parts. */
export interface BrokenPlaces {
  /** Drops errors that only the placeholders cause. */
  readonly keepReliable: (errors: readonly ImportError[]) => readonly ImportError[]
  /** Treats every id as known in kinds that may have lost some. */
  readonly openIds: (known: KnownIds) => KnownIds
  /** Whether the volumes and cameras of a picture come from the file and not from placeholders. */
  readonly hasOwnGeometry: (interactive: number) => boolean
  readonly hasOwnProjectId: boolean
}

const BUILDING: readonly KnownKind[] = ['estate', 'section', 'storey', 'instance']

// Lists whose elements have ids, with every kind that such an element can contain.
const LISTS: readonly (readonly [RegExp, readonly KnownKind[]])[] = [
  [/^project$/, ['project']],
  [/^statuses$/, ['status']],
  [/^promoactions$/, ['promoaction']],
  [/^tags$/, ['tag']],
  [/^layouts$/, ['layout']],
  [/^interactives$/, ['interactive']],
  [/^panoramas$/, ['panorama']],
  [/^estates$/, BUILDING],
  [/^estates\[\d+\]\.sections$/, BUILDING.slice(1)],
  [/\.storeys$/, BUILDING.slice(2)],
  [/\.instances$/, BUILDING.slice(3)],
]

const GEOMETRY = /^interactives\[(\d+)\](?:$|\.volumes|\.frames(?:$|\[\d+\](?:$|\.camera)))/
const STOREYS = /^(.*\.storeys)(?:$|\[\d+\](?:$|\.number$|\.order$))/
// Fields that identify an element or place it.
const MOVED = /^(.*\])\.(?:id|number|order|position|span)(?:\.\w+)?$/
const NAMED_PLACE = /\b[a-z_]+\[\d+\][\w.[\]]*/g

// Errors that can't be judged while a place of the second pattern is broken anywhere in the file.
const DEPENDENT: readonly (readonly [error: RegExp, broken: RegExp])[] = [
  [/^\S+\.parent\.frame: /, /^interactives\[\d+\]\.frames(?:\[\d+\])?$/],
  [/^\S+\.plan: .*not a storey plan/, /^interactives\[\d+\]\.kind$/],
  [/^\S+\.target\.id: There is no scene /, /\.scenes(?:\[\d+\](?:\.id)?)?$/],
]

/** Works out what the placeholders of `repairShape` affect. */
export function brokenPlaces(broken: readonly string[]): BrokenPlaces {
  const places = new Set(broken)
  const around = new Set(broken.flatMap(placesAround))
  const movable = new Set(broken.flatMap((place) => MOVED.exec(place)?.[1] ?? place))
  const openKinds = new Set(broken.flatMap(kindsLostAt))
  const pictures = new Set(broken.flatMap((place) => GEOMETRY.exec(place)?.[1] ?? []))
  const dependent = DEPENDENT.filter(([, cause]) => broken.some((place) => cause.test(place)))
  const storeys = new Set(broken.flatMap((place) => STOREYS.exec(place)?.[1] ?? []))

  /** Two units share a cell only if the levels of both are known. */
  function isUnsure({ path, reason }: ImportError): boolean {
    const inside = placesAround(path)
    if (inside.some((place) => places.has(place)) || (!path.endsWith(']') && around.has(path))) return true
    if ([path, ...(reason.match(NAMED_PLACE) ?? [])].some((place) => movable.has(place))) return true
    if (places.has(path.replace(/\.target\.id$/, '.target.kind'))) return true
    if (dependent.some(([error]) => error.test(`${path}: ${reason}`))) return true
    if (/\.(?:volumes|camera|top)$/.test(path) && pictures.has(GEOMETRY.exec(path)?.[1] ?? '')) return true
    return /(?:\.position|\.storeys\[\d+\])$/.test(path) && inside.some((place) => storeys.has(place))
  }

  return {
    keepReliable: (errors) => (broken.length === 0 ? errors : errors.filter((error) => !isUnsure(error))),
    openIds: (known) => {
      const open = [...openKinds].map((kind) => [kind, everyId(known[kind])])
      return { ...known, ...Object.fromEntries(open) }
    },
    hasOwnGeometry: (interactive) => !pictures.has(String(interactive)) && !places.has('interactives'),
    hasOwnProjectId: !['project', 'project.id', 'group'].some((place) => places.has(place)),
  }
}

function kindsLostAt(place: string): readonly KnownKind[] {
  // The list itself, a broken element of it, or the id of an element.
  const list = place.replace(/\.id$/, '').replace(/\[\d+\]$/, '')
  return LISTS.find(([pattern]) => pattern.test(list))?.[1] ?? []
}
