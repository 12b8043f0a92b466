import { type Entity, EXISTS, entityKey, isSingle, type Snapshot } from './entity.ts'
import type { Change } from './entry.ts'
import { sameJson } from './json.ts'

/** The changes that turn one state into another, each based on the first. */
export function differences(from: Snapshot, to: Snapshot): readonly Change[] {
  return [
    ...[...from.values()].flatMap((entity) =>
      to.has(entityKey(entity)) || isSingle(entity) ? [] : [removalOf(entity)],
    ),
    ...[...to.values()].flatMap((entity) => {
      const before = from.get(entityKey(entity))
      return before || isSingle(entity) ? fieldsOf(before, entity) : [makingOf(entity), ...fieldsOf(undefined, entity)]
    }),
  ]
}

function removalOf({ kind, id }: Entity): Change {
  return { kind, id, field: EXISTS, value: false, base: true }
}

function makingOf({ kind, id }: Entity): Change {
  return { kind, id, field: EXISTS, value: true, base: false }
}

function fieldsOf(before: Entity | undefined, { kind, id, fields }: Entity): readonly Change[] {
  const names = new Set([...Object.keys(before?.fields ?? {}), ...Object.keys(fields)])
  return [...names].flatMap((field) => {
    const [base, value] = [before?.fields[field] ?? null, fields[field] ?? null]
    return sameJson(base, value) ? [] : [{ kind, id, field, value, base }]
  })
}
