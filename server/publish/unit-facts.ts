import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Entity, entityKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import { type Json, sameJson } from '#domain/draft/json.ts'
import { toMajor } from '#domain/price/money.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { promoactions, tags } from '#server/db/tables/project.ts'

/** The fields of a unit that PATCH changes, except its status, which no draft has. */
const FACTS: ReadonlySet<string> = new Set([
  'price',
  'extra_price',
  'promoactions',
  'tags',
  'renovation',
  'window_view',
])

/** Whether an entry changes a fact of an existing unit. Such facts are written as PATCH writes them. */
export function isUnitFact(live: Snapshot, { kind, id, field }: DraftEntry): boolean {
  return kind === 'instance' && FACTS.has(field) && live.has(entityKey({ kind, id }))
}

/** The patches that write facts of units. */
export function patchesOf(projectId: number, facts: readonly DraftEntry[]): readonly object[] {
  const units = Map.groupBy(facts, ({ id }) => id)
  return [...units].map(([external_id, entries]) => ({
    ...{ external_id, project: projectId },
    ...Object.fromEntries(entries.map(({ field, value }) => [field, value ?? emptyOf(field)])),
  }))
}

function emptyOf(field: string): null | [] {
  return field === 'promoactions' || field === 'tags' ? [] : null
}

/** Whether the live facts are still those of the snapshot. Locks the units until the transaction ends. */
export async function areFactsUnchanged(
  tx: Queries,
  projectId: number,
  live: Snapshot,
  facts: readonly DraftEntry[],
): Promise<boolean> {
  if (facts.length === 0) return true
  const stored = await lockFacts(
    tx,
    projectId,
    facts.map(({ id }) => id),
  )
  return facts.every((entry) => {
    const unit = stored.get(entry.id)
    return unit !== undefined && sameJson(unit[entry.field] ?? null, valueIn(live, entry))
  })
}

/** Reads the facts of units in the form of a snapshot. */
async function lockFacts(
  tx: Queries,
  projectId: number,
  ownIds: readonly string[],
): Promise<ReadonlyMap<string, Entity['fields']>> {
  const promoactionIds = await readOwnIds(tx, promoactions, projectId)
  const tagIds = await readOwnIds(tx, tags, projectId)
  const list = JSON.stringify([...new Set(ownIds)])
  const rows = await tx
    .select()
    .from(instances)
    .where(
      and(
        eq(instances.project_id, projectId),
        isNull(instances.archived_at),
        sql`${instances.external_id} in (select json_array_elements_text(${list}::json))`,
      ),
    )
    .orderBy(instances.id)
    .for('no key update')
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        price: row.price === null ? null : toMajor(row.price),
        extra_price: row.extra_price === null ? null : toMajor(row.extra_price),
        promoactions: listOf(promoactionIds, row.promoactions),
        tags: listOf(tagIds, row.tags),
        renovation: row.renovation,
        window_view: row.window_view,
      },
    ]),
  )
}

async function readOwnIds(
  tx: Queries,
  table: typeof promoactions | typeof tags,
  projectId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: table.id, own: table.external_id })
    .from(table)
    .where(eq(table.project_id, projectId))
  return new Map(rows.map(({ id, own }) => [id, own]))
}

/** A snapshot leaves out an empty list. */
function listOf(ownIds: ReadonlyMap<number, string>, ids: readonly number[]): Json {
  const own = ids.flatMap((id) => ownIds.get(id) ?? [])
  return own.length > 0 ? own : null
}
