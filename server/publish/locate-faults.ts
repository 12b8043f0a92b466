import type { ImportError } from '#contract/errors.ts'
import type { PublicationFault, PublicationWarning } from '#contract/publications.ts'
import { type EntityName, EXISTS, entityKey, type FieldName, fieldKey, frameId } from '#domain/draft/entity.ts'
import { type Draft, entriesByEntity, nameOf } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'

/** The lists of a file and the kind of their items. */
const KINDS: Readonly<Record<string, EntityName['kind']>> = {
  statuses: 'status',
  promoactions: 'promoaction',
  tags: 'tag',
  layouts: 'layout',
  estates: 'estate',
  sections: 'section',
  storeys: 'storey',
  instances: 'instance',
  interactives: 'interactive',
  panoramas: 'panorama',
}

/** Where a fault is. */
interface Place {
  readonly entity: EntityName | null
  readonly field: string | null
  /** The value at the fault itself. */
  readonly value: unknown
}

/** Turns the faults of an assembled file into faults of entities, with the unticked entries that mend them. */
export function locateFaults(
  rows: readonly ImportError[],
  file: Json,
  draft: Draft,
  ticked: ReadonlySet<string>,
): readonly PublicationFault[] {
  const unticked = new Map([...draft].filter(([key]) => !ticked.has(key)))
  const byEntity = entriesByEntity(unticked.values())
  return rows.map(({ path, reason }) => {
    const place = placeOf(path, file)
    const own = place.entity ? (byEntity.get(entityKey(place.entity)) ?? []) : []
    const made = [...unticked.values()]
      .filter(({ id, field, value }) => field === EXISTS && value === true && id === place.value)
      .flatMap((entry) => byEntity.get(entityKey(entry)) ?? [])
    const tick = [...own.filter(({ field }) => place.field === null || field === place.field), ...made]
    return {
      entity: place.entity,
      field: place.field,
      code: 'invalid',
      reason: place.entity ? reason : `${path}: ${reason}`,
      tick: distinct(tick.map(nameOf)),
    }
  })
}

/** Turns the warnings about an assembled file into warnings about entities. Nobody knows the places in that file. */
export function locateWarnings(rows: readonly ImportError[], file: Json): readonly PublicationWarning[] {
  return rows.map(({ path, reason }) => {
    const { entity, field } = placeOf(path, file)
    return { code: 'data', entity, field: entity && field, reason, jump: null }
  })
}

/** Finds the innermost entity of a path such as `estates[0].sections[1].number`. */
function placeOf(path: string, file: Json): Place {
  let value: unknown = file
  let entity: EntityName | null = null
  let field: string | null = null
  for (const step of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const [, name, index] = step
    const before = value
    value = memberOf(value, name ?? Number(index))
    if (name === 'project' && before === file) entity = { kind: 'project', id: 'project' }
    else if (name === 'catalogue' && before === file) entity = { kind: 'catalogue', id: 'catalogue' }
    else if (name === 'root' && before === file) {
      entity = { kind: 'project', id: 'project' }
      field = name
    } else if (index !== undefined) {
      const inner = itemOf(entity, field, Number(index), value)
      if (inner) {
        entity = inner
        field = null
      }
    } else if (name !== undefined && (field === null || isList(field))) field = name
  }
  return { entity, field: field !== null && isList(field) ? null : field, value }
}

function isList(field: string): boolean {
  return field in KINDS || field === 'frames'
}

function itemOf(entity: EntityName | null, list: string | null, index: number, item: unknown): EntityName | null {
  if (list === 'frames' && entity?.kind === 'interactive') return { kind: 'frame', id: frameId(entity.id, index) }
  const kind = list === null ? undefined : KINDS[list]
  const id = memberOf(item, 'id')
  return kind && typeof id === 'string' ? { kind, id } : null
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function distinct(names: readonly FieldName[]): FieldName[] {
  return [...new Map(names.map((name) => [fieldKey(name), name])).values()]
}
