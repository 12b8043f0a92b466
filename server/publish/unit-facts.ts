import { and, eq, isNull } from 'drizzle-orm'
import { type Entity, entityKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import { readJson, sameJson } from '#domain/draft/json.ts'
import { fieldOf } from '#domain/field/book.ts'
import { INSTANCE_FIELDS, PATCHED_FIELDS, patchedColumn } from '#domain/field/unit.ts'
import { anyTextOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { promoactions, tags } from '#server/db/tables/project.ts'
import { type WritingRefs, writtenValue } from '#server/export/write-fields.ts'

/** The fields of a unit that PATCH changes, except its status, which no draft has. */
export const FACTS = PATCHED_FIELDS.filter((name) => !fieldOf('instance', name)?.liveOnly)

/** Whether an entry changes a fact of an existing unit. Such facts are written as PATCH writes them. */
export function isUnitFact(live: Snapshot, { kind, id, field }: DraftEntry): boolean {
  return kind === 'instance' && FACTS.some((name) => name === field) && live.has(entityKey({ kind, id }))
}

/** The patches that write facts of units. */
export async function readPatches(
  tx: Queries,
  projectId: number,
  facts: readonly DraftEntry[],
): Promise<readonly object[]> {
  const units = Map.groupBy(facts, ({ id }) => id)
  const rows = await tx
    .select({ id: instances.id, own: instances.external_id })
    .from(instances)
    .where(isNamed(projectId, units.keys()))
  const ids = new Map(rows.map(({ id, own }) => [own, id]))
  return [...units].map(([own, entries]) => ({
    // A unit that was archived meanwhile is refused by its own id.
    ...(ids.has(own) ? { id: ids.get(own) } : { external_id: own, project: projectId }),
    ...Object.fromEntries(entries.map(({ field, value }) => [field, value ?? emptyOf(field)])),
  }))
}

function emptyOf(field: string): null | [] {
  return fieldOf('instance', field)?.kind === 'references' ? [] : null
}

/** Whether the live facts are still those of the snapshot. Locks the units until the transaction ends. */
export async function areFactsUnchanged(
  tx: Queries,
  projectId: number,
  live: Snapshot,
  facts: readonly DraftEntry[],
): Promise<boolean> {
  if (facts.length === 0) return true
  const stored = await lockFacts(tx, projectId, facts)
  return facts.every((entry) => {
    const unit = stored.get(entry.id)
    return unit !== undefined && sameJson(unit[entry.field] ?? null, valueIn(live, entry))
  })
}

/** Reads the fields of some facts in the form of a snapshot. */
async function lockFacts(
  tx: Queries,
  projectId: number,
  facts: readonly DraftEntry[],
): Promise<ReadonlyMap<string, Entity['fields']>> {
  const named = new Set(facts.map(({ field }) => field))
  const ids = {
    ...(named.has('promoactions') && { promoaction: await readOwnIds(tx, promoactions, projectId) }),
    ...(named.has('tags') && { tag: await readOwnIds(tx, tags, projectId) }),
  }
  const rows = await tx
    .select()
    .from(instances)
    .where(isNamed(projectId, new Set(facts.map(({ id }) => id))))
    .orderBy(instances.id)
    .for('no key update')
  const fields = FACTS.filter((name) => named.has(name))
  return new Map(rows.map((row) => [row.external_id, factsOf(row, fields, ids)]))
}

function isNamed(projectId: number, ownIds: Iterable<string>) {
  return and(
    eq(instances.project_id, projectId),
    isNull(instances.archived_at),
    anyTextOf(instances.external_id, ownIds),
  )
}

function factsOf(row: typeof instances.$inferSelect, fields: typeof FACTS, ids: WritingRefs['ids']): Entity['fields'] {
  return Object.fromEntries(
    fields.map((name) => {
      const value = writtenValue(INSTANCE_FIELDS[name], row[patchedColumn(name)], { ids })
      return [name, readJson(value ?? null)]
    }),
  )
}

async function readOwnIds(
  tx: Queries,
  table: typeof promoactions | typeof tags,
  projectId: number,
): Promise<(id: number) => string | undefined> {
  const rows = await tx
    .select({ id: table.id, own: table.external_id })
    .from(table)
    .where(eq(table.project_id, projectId))
  const own = new Map(rows.map((row) => [row.id, row.own]))
  return (id) => own.get(id)
}
