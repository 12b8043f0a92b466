import Fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { createKey } from '#server/account/key-store.ts'
import { checkAnswers } from '#server/http/answers.fixture.ts'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { manageScope } from '#server/manage/manage-guard.ts'
import type { Services } from '#server/services/services.ts'
import { partnerManageRoutes } from './partner-manage-routes.ts'

/** Calls `manage/partners` with a key. `path` is what follows. */
export type PartnerCaller = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path?: string,
  payload?: InjectOptions['payload'],
) => Promise<LightMyRequestResponse>

/** The time of the tests. */
export const TEST_NOW = new Date('2026-03-01T12:00:00Z')

/** The partner management of an account. */
export async function managePartners(services: Services, accountId: number): Promise<PartnerCaller> {
  const app = Fastify()
  problemHandlers(app)
  checkAnswers(app)
  manageScope(app, { database: services.database, publicUrl: null, studioUrl: null, now: () => TEST_NOW }, (scope) =>
    partnerManageRoutes(scope, { ...services, publicUrl: 'https://homes.example', now: () => TEST_NOW }),
  )
  const authorization = `Bearer ${await createKey(services.database.queries, accountId, 'test')}`
  return async (method, path = '', payload) =>
    app.inject({
      method,
      url: `/api/v1/manage/partners${path}`,
      headers: { authorization },
      ...(payload !== undefined && { payload }),
    })
}
