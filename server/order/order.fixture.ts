import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { anOrder } from '#contract/orders.fixture.ts'
import { createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import type { AppOptions } from '#server/app.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

/** An app that takes orders on the sample data. Nothing delivers them. */
export interface OrderApp {
  readonly test: TestDatabase
  readonly server: TestApp
  readonly sample: Sample
  readonly jobs: Jobs
  /** Posts an order that differs from the minimal one in some fields, with its own key. */
  readonly post: (changes?: object, options?: PostOptions) => Promise<LightMyRequestResponse>
  /** Calls the management API as the developer. */
  readonly manage: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>
  /** Sets the time of the app. */
  readonly setNow: (now: Date) => void
  readonly stop: () => Promise<void>
}

/** Where and how an order is posted. */
interface PostOptions {
  /** `first` or `first/second`. */
  readonly tokens?: string
  readonly key?: string
  readonly headers?: InjectOptions['headers']
}

/** The time of the tests. */
export const ORDER_NOW = new Date('2026-03-01T12:00:00Z')

/** Starts an app that takes orders. */
export async function startOrderApp(
  start: () => Promise<TestDatabase>,
  options: Partial<AppOptions> = {},
): Promise<OrderApp> {
  const test = await start()
  const { database } = test
  const sample = await insertSample(database.queries)
  const authorization = `Bearer ${await createKey(database.queries, sample.account, 'test')}`
  const jobs = await createJobs(database, { onError: () => {} })
  let now = ORDER_NOW
  let posted = 0
  // Each visitor has a different address, so that the rate limit is not reached.
  const server = await startTestApp(test, { jobs, now: () => now, trustProxy: 1, ...options })
  return {
    test,
    server,
    sample,
    jobs,
    post: async (changes = {}, { tokens = 'harbour', key, headers } = {}) => {
      posted += 1
      const [first_token = '', second_token] = tokens.split('/')
      return server.app.inject({
        method: 'POST',
        url: '/api/v1/public/orders',
        query: { first_token, ...(second_token && { second_token }) },
        payload: { ...anOrder, ...changes },
        headers: {
          'idempotency-key': key ?? `key-of-an-order-${posted}`,
          'x-forwarded-for': `10.0.${posted >> 8}.${posted % 256}`,
          ...headers,
        },
      })
    },
    manage: async (method, path, payload) =>
      server.app.inject({
        method,
        url: `/api/v1/manage${path}`,
        headers: { authorization },
        ...(payload && { payload }),
      }),
    setNow: (next) => {
      now = next
    },
    stop: async () => {
      await jobs.stop()
      await server.stop()
      await test.stop()
    },
  }
}
