import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import type { ManageOperation } from '#contract/operation.ts'
import { startTestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { startManage, type TestManage } from './manage.fixture.ts'

// Bodies are refused before any query, so one database is enough.
const { start } = ANY_DATABASE

const DEEP = {
  lists: `${'['.repeat(5000)}1${']'.repeat(5000)}`,
  objects: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  list_of_objects: `[${'{"value":'.repeat(5000)}1${'}'.repeat(5000)}]`,
  field: `{"entries":[{"kind":"tag","id":"1","field":"name","value":${'['.repeat(5000)}${']'.repeat(5000)}}]}`,
}

describe('a body that is nested deeper than functions can call themselves', () => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())

  const WRITING = Object.entries<ManageOperation>(MANAGE_OPERATIONS).filter(([, { method }]) => method !== 'get')

  it('is refused by every call of the management API, and none fails', async () => {
    const { harbour } = manage.sample.projects
    const { coast } = manage.sample.catalogues
    const headers = { 'content-type': 'application/json' }
    for (const [id, { method, path, isForPeople }] of WRITING) {
      const own = path.startsWith('/manage/catalogues/') ? coast : harbour
      const url = path
        .replace('/manage', '')
        .replace('{id}', String(own))
        .replaceAll(/\{\w+\}/g, '1')
      const verb = method.toUpperCase() as 'POST'
      for (const [name, body] of Object.entries(DEEP)) {
        const caller = isForPeople ? (await manage.personWith({})).call : manage.owner
        // A call without a body may do what it is for.
        if (isForPeople && id === 'signOut') continue
        const { statusCode } = await caller(verb, url, body, headers)
        expect(statusCode, `${id}: ${name}`).toBeLessThan(500)
      }
    }
  })

  it('is refused by calls of visitors', async () => {
    const test = await start()
    await insertSample(test.database.queries)
    const server = await startTestApp(test)
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-this-test' }
    for (const url of [
      '/public/orders?first_token=harbour',
      '/public/bitrix24/placement/1',
      '/public/crm/lead/retry',
      '/manage/sign-in/link',
      '/manage/sign-in/passkey',
      '/manage/sign-in/owner',
    ]) {
      for (const payload of Object.values(DEEP)) {
        const answer = await server.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload })
        expect([400, 403, 404, 422], `${url}: ${answer.body}`).toContain(answer.statusCode)
      }
    }
    await server.stop()
    await test.stop()
  })
})
