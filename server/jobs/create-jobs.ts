import { sql } from 'drizzle-orm'
import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Queries } from '#server/db/database.ts'
import { followClock } from './follow-clock.ts'
import { jobDatabase, withinQueries } from './job-database.ts'
import { type Jobs, QUEUES } from './jobs.ts'
import { plainError } from './plain-error.ts'
import { releaseOrphans } from './release-orphans.ts'
import { removeJobs } from './remove-jobs.ts'
import { repeat } from './repeat.ts'

/** How a process works on its jobs. */
export interface JobOptions {
  readonly queues?: readonly string[]
  /** Called for failures that the queue retries by itself. */
  readonly onError: (error: Error) => void
}

// How many jobs of a queue a process runs at once. Receivers are slow, and one that hangs must not block the others.
const CONCURRENCY = 4
// NOTIFY announces new jobs. Polling is for jobs whose start time has come.
const POLL_SECONDS = 2
// Only for failures of our own, such as a lost database or a process that died. A receiver that fails does not fail the
// job: the handler records the attempt and plans the next one itself (delivery/retry-plan.ts, crm/link-retry-plan.ts).
const RETRIES = { retryLimit: 30, retryDelay: 2, retryBackoff: true, retryDelayMax: 14_400 }
// Completed jobs are only useful for debugging. Waiting jobs are kept even if the server does not run for a long time.
const KEEP = { deleteAfterSeconds: 86_400, retentionSeconds: 31_536_000 }
// The minimum that pg-boss allows. After it, the jobs of a process that died go to another.
const HEARTBEAT_SECONDS = 10
const SUPERVISE_SECONDS = 5
const STOP_MS = 20_000

/** Starts pg-boss on our own database, and creates its tables if they are missing. */
export async function createJobs(database: Database, options: JobOptions): Promise<Jobs> {
  const { queues = Object.values(QUEUES), onError } = options
  const boss = new PgBoss({
    db: jobDatabase(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => onError(plainError(error, 'A job failed')))
  await boss.start()
  await createMissing(boss, queues, queueOptions(database))
  if (database.kind === 'embedded') await releaseActive(database.queries)
  const running = new Set<string>()
  const stopRepairing = repairAgain(database, running, onError)
  return {
    enqueue: async (tx, queue, data, startAfter, key) => {
      // Zero seconds from now by the database clock. Without it, upsert would keep the start time of a waiting job.
      const given = { startAfter: startAfter ?? 0, db: withinQueries(tx) }
      if (key === undefined) await boss.send(queue, data, given)
      else await boss.upsert(queue, data, { ...given, singletonKey: key })
    },
    keysOf,
    remove: removeJobs,
    work: async (queue, handle) => {
      for (let worker = 0; worker < CONCURRENCY; worker += 1) await addWorker(boss, queue, handle, running)
    },
    stop: async () => {
      await stopRepairing()
      await boss.stop({ close: false, timeout: STOP_MS })
    },
  }
}

async function addWorker(
  boss: PgBoss,
  queue: string,
  handle: (data: object) => Promise<void>,
  running: Set<string>,
): Promise<void> {
  const pace = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS }
  let id = ''
  id = await boss.work<object>(queue, pace, async (jobs) => {
    for (const { id: job, data } of jobs) {
      running.add(job)
      await handle(data)
        .catch(rethrowPlain)
        .finally(() => running.delete(job))
    }
    // There may be more jobs. Without this, the worker would poll again only after the idle pause.
    boss.notifyWorker(id)
  })
}

function queueOptions({ kind }: Database): QueueOptions & { readonly notify: true } {
  return {
    ...RETRIES,
    ...KEEP,
    notify: true,
    // The embedded database has a single process, which releases its old jobs at the start.
    ...(kind === 'server' && { heartbeatSeconds: HEARTBEAT_SECONDS }),
  }
}

async function createMissing(boss: PgBoss, queues: readonly string[], options: QueueOptions): Promise<void> {
  const known = (await boss.getQueues()).map(({ name }) => name)
  for (const queue of queues.filter((name) => !known.includes(name))) {
    await boss.createQueue(queue, options)
    // Makes pg-boss cache the queue: it can't query during a transaction on the single connection of the embedded
    // database.
    await boss.findJobs(queue, { key: '' })
  }
}

/** Repairs what pg-boss can't: a clock that was set back and, without a heartbeat, active jobs that no worker runs. */
function repairAgain({ kind, queries }: Database, running: ReadonlySet<string>, onError: JobOptions['onError']) {
  let seen: ReadonlySet<string> = new Set()
  const repair = async () => {
    await followClock(queries)
    if (kind === 'embedded') seen = await releaseOrphans(queries, running, seen)
  }
  return repeat(SUPERVISE_SECONDS * 1000, repair, (error) => onError(plainError(error, 'Repairing jobs failed')))
}

/** Releases the jobs of a process that died. */
async function releaseActive(queries: Queries): Promise<void> {
  await queries.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

async function keysOf(tx: Queries, queue: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ key: sql<string>`singleton_key` })
    .from(sql`pgboss.job`)
    .where(sql`name = ${queue} and state < 'completed' and singleton_key is not null`)
  return new Set(rows.map(({ key }) => key))
}

function rethrowPlain(error: unknown): never {
  throw plainError(error, 'A job failed')
}
