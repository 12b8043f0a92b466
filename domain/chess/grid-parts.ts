import { type Kind, kindOf } from '#domain/kind/kind.ts'
import type { Estate, Instance, Section } from './chess.ts'
import { unitsIn } from './units-in.ts'

/** The kinds that stand below the grid if a building has anything else. */
const BELOW = ['parking', 'storage'] as const

/** The units of one kind that stand below the grid. */
export interface GridStrip {
  readonly kind: Kind
  readonly instances: readonly Instance[]
}

/** An estate for its grid. */
interface GridParts {
  /** The sections with the units of the grid. */
  readonly sections: readonly Section[]
  readonly strips: readonly GridStrip[]
}

/**
 * Splits an estate into its grid and what stands below it: parking spaces and storage rooms are often in rows longer than
 * all homes together, and would push them out of sight. A building of nothing else has them in its grid.
 */
export function gridPartsOf({ sections, ...estate }: Estate): GridParts {
  const strips = BELOW.flatMap((kind) => {
    const instances = unitsIn({ ...estate, sections }).filter(({ layout }) => kindOf(layout.type) === kind)
    return instances.length > 0 ? { kind, instances } : []
  })
  const isAbove = ({ layout }: Instance) => !BELOW.some((kind) => kind === kindOf(layout.type))
  const above = sections.map((section) => partOf(section, isAbove))
  const hasAbove = above.some(({ columns }) => columns > 0)
  return strips.length > 0 && hasAbove ? { sections: above, strips } : { sections, strips: [] }
}

/** A section with some of its units only, and the storeys that have any. */
function partOf(section: Section, isPart: (instance: Instance) => boolean): Section {
  const storeys = section.storeys
    .map((storey) => ({ ...storey, instances: storey.instances.filter(isPart) }))
    .filter(({ instances }) => instances.length > 0)
  const ends = storeys.flatMap(({ instances }) => instances.map(({ column, span }) => column + span.columns - 1))
  return { ...section, storeys, columns: Math.max(0, ...ends) }
}
