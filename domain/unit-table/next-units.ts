import { type Entity, entityKey, PARENT, type Snapshot } from '#domain/draft/entity.ts'
import { sameJson } from '#domain/draft/json.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import type { ReadingContext } from './read-marks.ts'
import { bookParts, type ReadUnits, readUnits, withUnits } from './read-units.ts'
import type { UnitFacts } from './unit-facts.ts'
import { type UnitSource, unitReader } from './unit-reader.ts'

/**
 * Reads the units of a project after a change. If it was about values of units only, as it is while somebody types, just
 * these units are read; the result is the same as that of `readUnits`.
 */
export function nextUnits(before: ReadUnits | null, source: UnitSource, context: ReadingContext): ReadUnits {
  if (!before || before.context !== context) return readUnits(source, context)
  if (before.source === source) return before
  const changed = changedEntities(before.source, source)
  if (!changed) return readUnits(source, context)
  const { marks, book } = before
  const reader = unitReader(source, marks)
  const next = new Map<string, UnitFacts>()
  for (const entity of changed) {
    const unit = book.byId.get(entity.id)
    if (unit) next.set(entity.id, reader.factsOf(entity, reader.answerOf(entity, 0), unit))
  }
  const units = next.size === 0 ? book : withUnits(book.units.map((unit) => next.get(unit.id) ?? unit))
  return {
    book: {
      ...bookParts(source, context, marks, reader),
      units: units.units,
      byId: units.byId,
      sections: book.sections,
    },
    source,
    context,
    marks,
  }
}

/** The units whose values differ; null if anything else differs, or their places. */
function changedEntities(before: UnitSource, after: UnitSource): Iterable<Entity> | null {
  // Which units are new depends on the live ones.
  if (!hasSameKeys(before.live, after.live) || before.shown.size !== after.shown.size) return null
  const changed = new Map<string, Entity>()
  if (before.shown !== after.shown) {
    for (const [key, entity] of after.shown) {
      const old = before.shown.get(key)
      if (old === entity) continue
      if (!old || entity.kind !== 'instance' || !isInSamePlace(old, entity)) return null
      changed.set(entity.id, entity)
    }
  }
  for (const id of changedHolds(before.holds, after.holds)) {
    const entity = after.shown.get(entityKey({ kind: 'instance', id }))
    if (entity) changed.set(id, entity)
  }
  return changed.values()
}

function hasSameKeys(before: Snapshot, after: Snapshot): boolean {
  if (before === after) return true
  if (before.size !== after.size) return false
  for (const key of after.keys()) if (!before.has(key)) return false
  return true
}

/** The fields of a unit that decide its place in the list and in the chess. */
const PLACING = [PARENT, 'number', 'position', 'span'] as const

function isInSamePlace(before: Entity, after: Entity): boolean {
  return PLACING.every((field) => sameJson(before.fields[field] ?? null, after.fields[field] ?? null))
}

function changedHolds(before: UnitSource['holds'], after: UnitSource['holds']): readonly string[] {
  if (before === after) return []
  const isOther = (id: string, hold: OpenHold | undefined) => before.get(id) !== hold
  return [
    ...[...after].filter(([id, hold]) => isOther(id, hold)).map(([id]) => id),
    ...[...before.keys()].filter((id) => !after.has(id)),
  ]
}
