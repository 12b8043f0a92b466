import Fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { placementRoutes } from '#server/bitrix24/placement-routes.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { createDeliverer } from '#server/delivery/deliver.ts'
import { checkAnswers } from '#server/http/answers.fixture.ts'
import { createOutgoing } from '#server/http/outgoing.ts'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { openIntegration } from '#server/integration/integration-store.ts'
import { integrationManageRoutes } from '#server/integration-kinds/integration-manage-routes.ts'
import { createLinkPushes, createOrderPushes } from '#server/integration-kinds/pushes.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import { createTranslators } from '#server/language/translators.ts'
import { openDirectory } from '#server/link/link-directory.ts'
import type { Change } from '#server/live/change.ts'
import { type ChangeFeed, followChanges } from '#server/live/change-feed.ts'
import { manageScope } from '#server/manage/manage-guard.ts'
import { createPreviewGate } from '#server/preview/preview-gate.ts'
import { createSeal, type Seal } from '#server/secret/seal.ts'
import { crmManageRoutes } from './crm-manage-routes.ts'
import { crmRoutes } from './crm-routes.ts'
import { resumePushes } from './enqueue-push.ts'
import { rememberLead } from './lead-order.ts'
import { createLinkPusher } from './link-pusher.ts'
import { insertOrder } from './ordered-unit.fixture.ts'
import { createTestQueue } from './test-queue.fixture.ts'

/** The routes of integrations and of CRM mode, on the sample data. */
export interface TestCrm {
  readonly sample: Sample
  readonly test: TestDatabase
  /** Calls with the key of the sample's developer. */
  readonly owner: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** Calls with the key of another, empty account. */
  readonly stranger: (options: InjectOptions) => Promise<LightMyRequestResponse>
  readonly send: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** Takes all jobs out of the queue. */
  readonly takeJobs: () => readonly object[]
  readonly push: (job: object) => Promise<void>
  /** Runs the jobs that are due, once. */
  readonly runDue: () => Promise<void>
  /** Runs the next job and moves the clock to its time; false if there is none. */
  readonly runNext: () => Promise<boolean>
  /** Runs all jobs, or stops as soon as `isEnough` holds. */
  readonly runAll: (isEnough?: () => Promise<boolean>) => Promise<void>
  /** Queues the pushes again that a dead process left behind. */
  readonly resume: () => Promise<number>
  /** Stores a request for a unit and pushes it to an integration. */
  readonly order: (integration: number, unit: number) => Promise<void>
  readonly jobs: Jobs
  readonly feed: ChangeFeed
  readonly takeChanges: () => readonly Change[]
  readonly clock: { now: Date }
  readonly seal: Seal
  readonly stop: () => Promise<void>
}

interface TestCrmOptions {
  readonly seal?: Seal
  readonly allowPrivate?: boolean
  /** Jobs go through the real queue, which runs them. */
  readonly hasQueue?: boolean
  /** How long to wait for an answer. */
  readonly timeoutMs?: number
}

/** Starts the routes on a fresh database. Jobs wait until the test runs them. */
export async function startCrm(
  start: () => Promise<TestDatabase>,
  {
    seal = createSeal('a secret key of tests, long enough'),
    allowPrivate = true,
    hasQueue = false,
    timeoutMs = 5000,
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
  const queue = createTestQueue(clock)
  const realJobs = hasQueue ? await createJobs(database, { onError: () => undefined }) : null
  const jobs = realJobs ?? queue.jobs
  const send = createOutgoing({ allowPrivate, timeoutMs })
  const translators = createTranslators()
  const now = () => clock.now
  const deps = {
    database,
    feed,
    directory,
    seal,
    send,
    allowPrivate,
    jobs,
    translators,
    now,
    publicUrl: null,
    studioUrl: null,
  }
  const previews = createPreviewGate('a secret of tests', now)
  const push = createLinkPusher({ ...deps, pushes: createLinkPushes(deps) })

  const pushes = createOrderPushes(deps)
  const noMail = async () => ({ ok: true }) as const
  const deliver = createDeliverer({
    ...deps,
    senders: { mail_sales: noMail, mail_partner: noMail, ...pushes },
    openIntegration: (queries, id) => openIntegration(queries, seal, id),
    rememberLead: (tx, lead) => rememberLead({ tx, jobs }, lead),
    leadWindowDays: 90,
    chance: () => 0,
  })

  await realJobs?.work(QUEUES.leadLink, push)

  const app = Fastify()
  problemHandlers(app)
  checkAnswers(app)
  manageScope(app, deps, (scope) => {
    integrationManageRoutes(scope, deps)
    crmManageRoutes(scope, deps)
  })
  crmRoutes(app, { ...deps, previews })
  placementRoutes(app, deps)

  async function callerOf(accountId: number) {
    const authorization = `Bearer ${await createKey(database.queries, accountId, 'test')}`
    return async (options: InjectOptions) =>
      app.inject({ ...options, url: `/api/v1/manage${options.url}`, headers: { authorization, ...options.headers } })
  }

  async function runNext(): Promise<boolean> {
    const job = queue.takeNext()
    if (job) await push(job)
    return job !== null
  }

  return {
    sample,
    test,
    owner: await callerOf(sample.account),
    stranger: await callerOf(await createAccount(database.queries, 'Stranger')),
    send: async (options) => app.inject(options),
    takeJobs: queue.takeAll,
    push,
    runDue: async () => {
      for (const job of queue.takeDue()) await push(job)
    },
    runNext,
    runAll: async (isEnough = async () => false) => {
      while (!(await isEnough()) && (await runNext()));
    },
    resume: () => resumePushes(database, jobs),
    order: async (integration, unit) => {
      const delivery = await insertOrder(database.queries, sample, integration, unit)
      await deliver({ delivery })
    },
    takeChanges: () => {
      const taken = changes
      changes = []
      return taken
    },
    clock,
    jobs,
    feed,
    seal,
    stop: async () => {
      await app.close()
      await realJobs?.stop()
      await test.stop()
    },
  }
}
