import { randomUUID } from 'node:crypto'
import type { ImportError } from '#contract/errors.ts'
import type { PublicationCheck, PublicationFault } from '#contract/publications.ts'
import type { Json } from '#domain/draft/json.ts'
import { takenEntries } from '#domain/draft/publish-plan.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { ImportOutcome, PublicationWork } from '#server/import/import-deps.ts'
import { goLive } from '#server/import/switch-live.ts'
import { announcePublishing } from './announce-publication.ts'
import { checkOf, type Found, NOTHING_FOUND } from './check-publication.ts'
import { locateFaults, locateWarnings } from './locate-faults.ts'
import { type PlannedPublication, type PublishDeps, planPublication, type Wanted } from './plan-publication.ts'
import { publicationFile } from './publication-file.ts'
import { markPublished, type StoredPublication } from './publication-store.ts'
import { createWork, RefusedWrite } from './publication-transaction.ts'
import { isUnitFact } from './unit-facts.ts'

/** A publication, or what stops it. */
export type PublishOutcome = { readonly published: StoredPublication } | { readonly stopped: PublicationCheck }

// An attempt fails if the live data or the draft changed meanwhile.
const MAX_TRIES = 5

/** Publishes entries, all or none, and tells staff meanwhile. `plannedId` is the stored row of a planned publication. */
export async function publish(
  deps: PublishDeps,
  wanted: Wanted,
  plannedId: number | null = null,
): Promise<PublishOutcome | Refusal> {
  const { queries } = deps.database
  await announcePublishing(queries, wanted.home, true)
  let isPublished = false
  try {
    const outcome = await tryToPublish(deps, wanted, plannedId)
    isPublished = 'published' in outcome
    return outcome
  } finally {
    // Without a database nobody can be told. The Studio stops waiting by itself.
    if (!isPublished) await announcePublishing(queries, wanted.home, false).catch(() => {})
  }
}

async function tryToPublish(
  deps: PublishDeps,
  wanted: Wanted,
  plannedId: number | null,
): Promise<PublishOutcome | Refusal> {
  let readsAll = false
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const planned = await planPublication(deps, wanted, { readsAll })
    const check = checkOf(planned)
    if (!check.can_publish) return { stopped: check }
    const outcome = await attemptOnce(deps, wanted, planned, plannedId)
    if (outcome === 'stale') continue
    if ('published' in outcome || !planned.part || !needsImport(planned)) return outcome
    // What stops a part is said with everything else that is wrong with the project.
    readsAll = true
  }
  return { refused: 'conflict', reason: 'Other changes kept coming in between: try again' }
}

/** Checks what would be published, without changing anything. Warns about the whole project. */
export async function checkPublication(deps: PublishDeps, wanted: Wanted): Promise<PublicationCheck> {
  const planned = await planPublication(deps, wanted)
  if (!isWhole(planned)) return checkOf(planned)
  if (!needsImport(planned)) return checkOf(planned, await findFaultsOfFacts(deps, wanted, planned))
  const whole = planned.part ? await planPublication(deps, wanted, { readsAll: true }) : planned
  return isWhole(whole) ? checkOf(whole, await findFaultsOfFile(deps, wanted, whole)) : checkOf(whole)
}

/** Without its structure the data can't be assembled. */
function isWhole({ plan }: PlannedPublication): boolean {
  return plan.needs.length + plan.orphans.length === 0
}

async function attemptOnce(
  deps: PublishDeps,
  wanted: Wanted,
  planned: PlannedPublication,
  plannedId: number | null,
): Promise<PublishOutcome | 'stale'> {
  const { home, by, note } = wanted
  const now = deps.now()
  const { file, settings } = publicationFile(home, planned.live, planned.plan.writes)
  let published: StoredPublication | null = null
  const work = createWork(wanted, planned, settings, {
    deps,
    now,
    done: async (tx, batch) => {
      published = await markPublished(tx, {
        home,
        by,
        now,
        note,
        batch,
        entries: takenEntries(planned.plan),
        plannedId,
      })
    },
  })
  try {
    const found = needsImport(planned)
      ? await runImport(deps, wanted, planned, { file, work })
      : await runPatch(deps, wanted, planned, work)
    if (found === 'stale') return 'stale'
    if (found.faults.length > 0) return { stopped: checkOf(planned, found) }
  } catch (error) {
    if (error instanceof RefusedWrite) return { stopped: checkOf(planned, { faults: [faultOf(error)], warnings: [] }) }
    throw error
  }
  if (!published) throw new Error('a publication was not stored')
  return { published }
}

/** Facts of existing units need no import. */
function needsImport({ live, plan }: PlannedPublication): boolean {
  return plan.writes.some((entry) => !isUnitFact(live, entry))
}

/** Writes only facts of units, as PATCH does: open pages receive exactly these units. */
async function runPatch(
  deps: PublishDeps,
  { home, by }: Wanted,
  { imports }: PlannedPublication,
  work: PublicationWork,
): Promise<Found | 'stale'> {
  const { projectId, catalogueId } = home
  const counts = { created: 0, updated: 0, restored: 0, archived: 0, removed: 0 }
  const plan = { ...imports, projectId, catalogueId, steps: [], catalogue: null, subjects: [], counts }
  return (await goLive(deps, plan, by, work)) === 'done' ? NOTHING_FOUND : 'stale'
}

async function runImport(
  deps: PublishDeps,
  wanted: Wanted,
  planned: PlannedPublication,
  { file, work }: { readonly file: Json; readonly work: PublicationWork },
): Promise<Found | 'stale'> {
  const outcome = await importOf(deps, wanted, planned, { file, dryRun: false, work })
  if (!outcome.ok && outcome.code === 'conflict') return 'stale'
  return foundIn(outcome, planned, file)
}

async function findFaultsOfFile(deps: PublishDeps, wanted: Wanted, planned: PlannedPublication): Promise<Found> {
  const { file, settings } = publicationFile(wanted.home, planned.live, planned.plan.writes)
  const work = createWork(wanted, planned, settings, { deps, now: deps.now(), done: async () => {} })
  return foundIn(await importOf(deps, wanted, planned, { file, dryRun: true, work }), planned, file)
}

/** Writes the facts, and takes them back. */
async function findFaultsOfFacts(deps: PublishDeps, wanted: Wanted, planned: PlannedPublication): Promise<Found> {
  const work = createWork(wanted, planned, null, { deps, now: deps.now(), done: async () => {} })
  try {
    await deps.database.queries.transaction(async (tx) => {
      await work.patch(tx, randomUUID())
      throw new TakenBack()
    })
  } catch (error) {
    if (error instanceof RefusedWrite) return { faults: [faultOf(error)], warnings: [] }
    if (!(error instanceof TakenBack)) throw error
  }
  return NOTHING_FOUND
}

class TakenBack extends Error {}

async function importOf(
  { database, feed, files }: PublishDeps,
  { by }: Wanted,
  { part }: PlannedPublication,
  { file, dryRun, work }: { readonly file: Json; readonly dryRun: boolean; readonly work: PublicationWork },
): Promise<ImportOutcome> {
  // Loaded with the first publication, because it is a tenth of all modules.
  const { importFile } = await import('#server/import/import-file.ts')
  const deps = { database, feed, files, readFile: async () => null }
  const options = { dryRun, by, reach: by, role: by.role, publication: work, part }
  return importFile(deps, by.accountId, file, options)
}

function foundIn(outcome: ImportOutcome, { draft, ticked }: PlannedPublication, file: Json): Found {
  const rows: readonly ImportError[] = outcome.ok ? outcome.report.rows : outcome.rows
  const warnings = outcome.ok ? outcome.report.warnings : outcome.warnings
  return { faults: locateFaults(rows, file, draft, ticked), warnings: locateWarnings(warnings, file) }
}

function faultOf({ refusal }: RefusedWrite): PublicationFault {
  return { entity: null, field: null, code: 'invalid', reason: refusal.reason, tick: [] }
}
