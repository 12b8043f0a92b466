import { setImmediate } from 'node:timers/promises'
import type { EntitiesAnswer } from '#contract/entities.ts'
import { CATALOGUE, type EntityKind, PROJECT, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import { type PreparedAnswer, prepareJson } from '#server/answer/prepared-answer.ts'
import { createRecentValues, type RecentValues } from '#server/answer/recent-values.ts'
import type { DraftDeps } from './draft-deps.ts'
import type { DraftHome } from './draft-home.ts'

// The Studio asks for all kinds, or for all but the heavy ones.
const KEPT_ANSWERS = 3
// This much is written in a few milliseconds, after which other requests get their turn.
const AT_ONCE = 512 * 1024

/** Writes the live entities of a project or group. An answer is kept as long as the live reader keeps its snapshot. */
export function createEntityList({
  live,
}: Pick<DraftDeps, 'live'>): (home: DraftHome, kinds: readonly EntityKind[] | undefined) => Promise<PreparedAnswer> {
  const kept = new WeakMap<Snapshot, RecentValues<PreparedAnswer>>()
  return async (home, kinds) => {
    const snapshot = await live(home)
    const answers = kept.get(snapshot) ?? createRecentValues<PreparedAnswer>(KEPT_ANSWERS)
    kept.set(snapshot, answers)
    return answers.get(kinds?.toSorted().join() ?? '', async () => prepareJson(await write(home, snapshot, kinds)))
  }
}

async function write(
  { projectId, catalogueId }: DraftHome,
  snapshot: Snapshot,
  kinds: readonly EntityKind[] | undefined,
): Promise<Buffer> {
  const asked = kinds && new Set(kinds)
  const ownId = valueIn(snapshot, projectId === null ? { ...CATALOGUE, field: 'group' } : { ...PROJECT, field: 'id' })
  const home = { project_id: projectId, catalogue_id: catalogueId, own_id: String(ownId) }
  const pieces: Buffer[] = []
  let piece = '{"data":['
  let comma = ''
  for (const entity of snapshot.values()) {
    if (asked && !asked.has(entity.kind)) continue
    piece += comma + JSON.stringify(entity)
    comma = ','
    if (piece.length < AT_ONCE) continue
    pieces.push(Buffer.from(piece))
    piece = ''
    await setImmediate()
  }
  return Buffer.concat([
    ...pieces,
    Buffer.from(`${piece}],${JSON.stringify(home satisfies Omit<EntitiesAnswer, 'data'>).slice(1)}`),
  ])
}
