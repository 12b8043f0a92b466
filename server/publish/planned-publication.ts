import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { PublicationCheck, PublicationFault } from '#contract/publications.ts'
import { takenEntries } from '#domain/draft/publish-plan.ts'
import type { Actor } from '#server/account/actor.ts'
import { coversGrant } from '#server/account/grant.ts'
import { readPresentGrant } from '#server/account/present-grant.ts'
import type { Database } from '#server/db/database.ts'
import { publications } from '#server/db/tables/publication.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { invalidField, isRefusal, type Refusal } from '#server/http/refusal.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import { announcePublication } from './announce-publication.ts'
import { checkOf } from './check-publication.ts'
import { type PublishDeps, planPublication, type Wanted } from './plan-publication.ts'
import { endPlanned, insertPlanned, type StoredPublication } from './publication-store.ts'
import { checkPublication, type PublishOutcome, publish } from './publish.ts'

/** What planned publications need. */
interface PlannedDeps extends PublishDeps {
  readonly jobs: Jobs
}

// People plan a campaign, not a decade.
const MAX_DAYS = 366

/** Freezes a copy of the entries, and publishes it at a time. What can't be published now is refused now. */
export async function planForLater(deps: PlannedDeps, wanted: Wanted, at: Date): Promise<PublishOutcome | Refusal> {
  const now = deps.now()
  if (at <= now) return invalidField('at', 'has to be in the future')
  if (at.getTime() > now.getTime() + MAX_DAYS * 86_400_000)
    return invalidField('at', `is more than ${MAX_DAYS} days away`)
  const check = await checkPublication(deps, wanted)
  if (!check.can_publish) return { stopped: check }
  const planned = await planPublication(deps, wanted)
  const again = checkOf(planned)
  if (!again.can_publish) return { stopped: again }
  const { home, by, note } = wanted
  const published = await deps.database.queries.transaction(async (tx) => {
    const row = await insertPlanned(tx, { home, by, now, note, entries: takenEntries(planned.plan) }, at)
    await recordHistory(tx, by, [changeOf(row, 'planned')], { at: now })
    await announcePublication(tx, home, 'planned')
    return row
  })
  return { published }
}

/** Withdraws a planned publication; null on success. */
export async function withdraw(
  { database, jobs }: PlannedDeps,
  { id }: StoredPublication,
  by: Actor,
): Promise<Refusal | null> {
  return database.queries.transaction(async (tx) => {
    const row = await endPlanned(tx, id, 'withdrawn')
    if (!row) return { refused: 'conflict', reason: 'The publication is no longer planned' } as const
    await jobs.remove(tx, QUEUES.publish, [keyOf(id)])
    await recordHistory(tx, by, [changeOf(row, 'withdrawn')])
    await announcePublication(tx, homeOf(row), 'withdrawn')
    return null
  })
}

/**
 * Enqueues the publications whose time has come, and those whose author could not be told yet. Runs every few seconds:
 * the queue itself does not keep jobs for days (see `server/jobs/follow-clock.ts`).
 */
export async function queueDue({ queries }: Database, jobs: Jobs, now: Date): Promise<void> {
  await queries.transaction(async (tx) => {
    const rows = await tx
      .select({ id: publications.id })
      .from(publications)
      .where(
        or(
          and(eq(publications.state, 'planned'), lte(publications.at, now)),
          and(eq(publications.state, 'stopped'), isNull(publications.told_at)),
        ),
      )
    if (rows.length === 0) return
    const known = await jobs.keysOf(tx, QUEUES.publish)
    for (const { id } of rows) {
      if (!known.has(keyOf(id))) await jobs.enqueue(tx, QUEUES.publish, { id }, undefined, keyOf(id))
    }
  })
}

/** Tells whom it concerns that a planned publication was stopped. */
type TellStopped = (row: StoredPublication, problem: PublicationCheck) => Promise<void>

/**
 * Publishes what was planned, at its time. A conflict, a fault, or that its author may do less by now stops it, and people
 * are told.
 */
export function createPlannedPublisher(deps: PlannedDeps, tellStopped: TellStopped): (job: object) => Promise<void> {
  return async (job) => {
    const row = await findDue(deps, Number(Reflect.get(job, 'id')))
    // Its author could not be told before.
    if (row?.state === 'stopped') return tell(row)
    if (!row) return
    const outcome = await publishAsAuthor(deps, row)
    // The queue tries again later.
    if (isRefusal(outcome)) throw new Error(outcome.reason)
    if ('published' in outcome) return
    const stopped = await deps.database.queries.transaction(async (tx) => {
      const ended = await endPlanned(tx, row.id, 'stopped', outcome.stopped)
      if (ended) {
        await recordHistory(tx, authorOf(row), [changeOf(ended, 'stopped')])
        await announcePublication(tx, homeOf(row), 'stopped')
      }
      return ended
    })
    if (stopped) await tell(stopped)
  }

  async function tell(row: StoredPublication): Promise<void> {
    if (row.problem) await tellStopped(row, row.problem)
    await deps.database.queries.update(publications).set({ told_at: deps.now() }).where(eq(publications.id, row.id))
  }
}

/** Publishes with the rights that the author has now, unless they have become fewer since the plan was made. */
async function publishAsAuthor(deps: PlannedDeps, row: StoredPublication): Promise<PublishOutcome | Refusal> {
  const { role, projects } = row
  const author = authorOf(row)
  const grant = await readPresentGrant(deps.database.queries, author, deps.now())
  if (!grant) return { stopped: authorFault('author_gone', 'Whoever planned it has no access any more') }
  if (!coversGrant(grant, { role, projects })) {
    return { stopped: authorFault('author_limited', 'Whoever planned it may do less by now') }
  }
  return publish(deps, { ...wantedOf(row), by: { ...author, ...grant } }, row.id)
}

function authorFault(code: PublicationFault['code'], reason: string): PublicationCheck {
  const fault = { entity: null, field: null, code, reason, tick: [] }
  return { can_publish: false, entries: 0, conflicts: [], faults: [fault], warnings: [] }
}

async function findDue({ database, now }: PlannedDeps, id: number): Promise<StoredPublication | null> {
  const [row] = await database.queries
    .select()
    .from(publications)
    .where(and(eq(publications.id, id), lt(publications.at, new Date(now().getTime() + EARLY_MS))))
  const isWaiting = row?.state === 'planned' || (row?.state === 'stopped' && row.told_at === null)
  return row && isWaiting ? row : null
}

// The clocks of the server and the database may differ a little.
const EARLY_MS = 60_000

function wantedOf(row: StoredPublication): Wanted {
  const home = homeOf(row)
  const by = { ...authorOf(row), projects: row.projects, role: row.role }
  return { home, by, ticks: null, frozen: row.entries, note: row.note }
}

function homeOf({
  account_id: accountId,
  project_id: projectId,
  catalogue_id: catalogueId,
}: StoredPublication): DraftHome {
  return { accountId, projectId, catalogueId } as DraftHome
}

function authorOf({ account_id: accountId, who_kind: kind, who_id: id }: StoredPublication): Actor {
  return { accountId, kind, id }
}

function changeOf({ id, project_id, catalogue_id }: StoredPublication, what: string) {
  const subject =
    project_id === null
      ? ({ subject: 'catalogue', id: catalogue_id } as const)
      : ({ subject: 'project', id: project_id, projectId: project_id } as const)
  return { ...subject, field: 'publication', new: { id, state: what } }
}

function keyOf(id: number): string {
  return `publication ${id}`
}
