import type { InstanceName } from '#contract/named-instances.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { StoredNames } from './named-instances.ts'

/** Why a name does not identify a unit. */
export interface NameFault {
  readonly field: 'id' | 'external_id' | 'number'
  readonly reason: string
  /** There is no such unit, at least not in reach. */
  readonly isUnknown: boolean
}

/** Finds the unit that a name refers to. */
type ResolveInstance = (name: InstanceName) => StoredNames | NameFault

// A longer list would not help: the caller has to check their own data anyway.
const MAX_CANDIDATES = 5

/** Creates a lookup over all units that the names could refer to. */
export function createResolve(found: readonly StoredNames[]): ResolveInstance {
  const byId = Map.groupBy(found, ({ id }) => id)
  const byOwnId = Map.groupBy(found, ({ external_id }) => external_id)
  const byNumber = Map.groupBy(found, ({ number }) => number)
  return (name) => {
    const field = fieldOf(name)
    const known = { id: byId, external_id: byOwnId, number: byNumber }[field] as ReadonlyMap<unknown, StoredNames[]>
    const candidates = (known.get(name[field]) ?? []).filter((unit) => isMeant(unit, name))
    const inUse = candidates.filter(({ archived_at }) => archived_at === null)
    const [unit, other] = inUse
    if (unit) return other ? ambiguous(field, inUse) : unit
    return {
      field,
      isUnknown: true,
      reason:
        candidates.length > 0
          ? `${wordName(name)} is archived: the import file does not contain it`
          : `there is no ${wordName(name)}`,
    }
  }
}

/** Whether the outcome is an error and not a unit. */
export function isNameFault(outcome: StoredNames | NameFault): outcome is NameFault {
  return 'reason' in outcome
}

/** The field that identifies the unit. The contract allows exactly one of these. */
export function fieldOf({ id, external_id }: InstanceName): NameFault['field'] {
  if (id !== undefined) return 'id'
  return external_id !== undefined ? 'external_id' : 'number'
}

function isMeant(unit: StoredNames, { project, estate, section, kind }: InstanceName): boolean {
  return (
    (project === undefined || project === unit.project_id || project === unit.project) &&
    (estate === undefined || estate === unit.estate.external_id || hasName(unit.estate.name, estate)) &&
    (section === undefined || isSection(unit.section, section)) &&
    (kind === undefined || kind === unit.kind)
  )
}

function isSection({ external_id, number, name }: StoredNames['section'], section: number | string): boolean {
  return (
    section === number || section === external_id || section === String(number) || hasName(name ?? {}, String(section))
  )
}

function hasName(text: LocalisedText, name: string): boolean {
  return Object.values(text).includes(name)
}

function ambiguous(field: NameFault['field'], units: readonly StoredNames[]): NameFault {
  const shown = units.slice(0, MAX_CANDIDATES).map(wordCandidate).join('; ')
  const more = units.length > MAX_CANDIDATES ? `; and ${units.length - MAX_CANDIDATES} more` : ''
  const advice =
    field === 'number'
      ? 'add project, estate, section or kind, or name it by external_id'
      : 'add project, or name it by id'
  return { field, isUnknown: false, reason: `${units.length} units match: ${shown}${more}. To choose one, ${advice}` }
}

function wordCandidate({ id, external_id, project, estate, section, kind }: StoredNames): string {
  return `"${external_id}" (id ${id}, project "${project}", estate "${estate.external_id}", section ${section.number}, ${kind})`
}

/** Formats a name as it was sent: 12, "A-12", number "12" of estate "House". */
function wordName({ id, external_id, number, project, estate, section, kind }: InstanceName): string {
  const quoted = (value: string | number) => JSON.stringify(value)
  const place = Object.entries({ kind, section, estate, project }).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field} ${quoted(value)}`],
  )
  const what = id ?? (external_id === undefined ? `number ${quoted(number ?? '')}` : quoted(external_id))
  return [what, ...place].join(', ')
}
