import Fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { placementRoutes } from '#server/bitrix24/placement-routes.ts'
import { openDirectory } from '#server/catalogue/directory.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { createOutgoing } from '#server/http/outgoing.ts'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { integrationManageRoutes } from '#server/integration/integration-manage-routes.ts'
import { createLinkPushes } from '#server/integration/pushes.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { QUEUES } from '#server/jobs/jobs.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { Change } from '#server/live/change.ts'
import { type ChangeFeed, followChanges } from '#server/live/change-feed.ts'
import { manageScope } from '#server/manage/manage-scope.ts'
import { createPreviewGate } from '#server/preview/preview-gate.ts'
import { createSeal, type Seal } from '#server/secret/seal.ts'
import { crmManageRoutes } from './crm-manage-routes.ts'
import { crmRoutes } from './crm-routes.ts'
import { createLinkPusher } from './link-pusher.ts'

/** The routes of integrations and of CRM mode over the sample. */
export interface TestCrm {
  readonly sample: Sample
  readonly test: TestDatabase
  /** With the key of the sample's developer, and of somebody with an empty account. */
  readonly owner: (options: InjectOptions) => Promise<LightMyRequestResponse>
  readonly stranger: (options: InjectOptions) => Promise<LightMyRequestResponse>
  readonly send: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** What was enqueued since it was asked last. */
  readonly takeJobs: () => readonly object[]
  readonly push: (job: object) => Promise<void>
  /** Does what is enqueued, once. */
  readonly work: () => Promise<void>
  readonly feed: ChangeFeed
  readonly takeChanges: () => readonly Change[]
  readonly clock: { now: Date }
  readonly seal: Seal | null
  readonly stop: () => Promise<void>
}

/** What may differ. */
export interface TestCrmOptions {
  readonly seal?: Seal | null
  readonly allowPrivate?: boolean
  /** Jobs go through the real queue, and are worked on by themselves. */
  readonly hasQueue?: boolean
}

/** Starts the routes on a fresh database; what is enqueued waits until it is worked on. */
export async function startCrm(
  start: () => Promise<TestDatabase>,
  {
    seal = createSeal('a secret key of tests, long enough'),
    allowPrivate = true,
    hasQueue = false,
  }: TestCrmOptions = {},
): Promise<TestCrm> {
  const test = await start()
  const { database } = test
  const sample = await insertSample(database.queries)
  const feed = await followChanges(database)
  const directory = await openDirectory(database, feed)
  let changes: Change[] = []
  feed.subscribe((change) => void changes.push(change), 'first')
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  let queue: object[] = []
  const realJobs = hasQueue ? await createJobs(database, { onError: () => undefined }) : null
  const jobs = realJobs ?? { enqueue: async (_: unknown, __: string, data: object) => void queue.push(data) }
  const send = createOutgoing({ allowPrivate, timeoutMs: 5000 })
  const translators = createTranslators()
  const now = () => clock.now
  const parts = { database, feed, directory, seal, send, allowPrivate, jobs, translators, now, publicUrl: null }
  const previews = createPreviewGate('a secret of tests', now)
  const push = createLinkPusher({ ...parts, pushes: createLinkPushes(parts) })

  await realJobs?.work(QUEUES.leadLink, push)

  const app = Fastify()
  problemHandlers(app)
  manageScope(app, database, (scope) => {
    integrationManageRoutes(scope, parts)
    crmManageRoutes(scope, parts)
  })
  crmRoutes(app, { ...parts, previews })
  placementRoutes(app, parts)

  async function callerOf(accountId: number) {
    const authorization = `Bearer ${await createKey(database.queries, accountId, 'test')}`
    return async (options: InjectOptions) =>
      app.inject({ ...options, url: `/api/v1/manage${options.url}`, headers: { authorization, ...options.headers } })
  }

  function takeJobs(): readonly object[] {
    const taken = queue
    queue = []
    return taken
  }

  return {
    sample,
    test,
    owner: await callerOf(sample.account),
    stranger: await callerOf(await createAccount(database.queries, 'Stranger')),
    send: async (options) => app.inject(options),
    takeJobs,
    push,
    work: async () => {
      for (const job of takeJobs()) await push(job)
    },
    takeChanges: () => {
      const taken = changes
      changes = []
      return taken
    },
    clock,
    feed,
    seal,
    stop: async () => {
      await app.close()
      await realJobs?.stop()
      await test.stop()
    },
  }
}
