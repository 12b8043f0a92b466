import { isFree } from '#domain/chess/availability.ts'
import type { Instance, Section, Storey } from '#domain/chess/chess.ts'

/** The units of a storey in one section. */
interface SectionUnits {
  readonly section: Section
  readonly instances: readonly Instance[]
}

/** The units of a storey: its own section first, then the same storey of the other sections of the estate. */
export function unitsBySection({ section, number }: Storey): readonly SectionUnits[] {
  const others = section.estate.sections.filter((one) => one !== section)
  return [section, ...others].flatMap((one) => {
    const instances = one.storeys.find((storey) => storey.number === number)?.instances ?? []
    return instances.length === 0 ? [] : [{ section: one, instances: freeByPrice(instances) }]
  })
}

/** Sorts free units by price, then those on request, then the others in the order of the storey. */
function freeByPrice(instances: readonly Instance[]): readonly Instance[] {
  const rank = (instance: Instance) => (isFree(instance) ? (instance.price ?? Number.MAX_VALUE) : Infinity)
  return instances.toSorted((a, b) => (rank(a) === rank(b) ? a.column - b.column : rank(a) - rank(b)))
}

/** The storeys above and below in the same section, or null at its ends. */
export function neighbourStoreys({ section, id }: Storey): {
  readonly above: Storey | null
  readonly below: Storey | null
} {
  const at = section.storeys.findIndex((storey) => storey.id === id)
  return { above: section.storeys[at + 1] ?? null, below: section.storeys[at - 1] ?? null }
}
