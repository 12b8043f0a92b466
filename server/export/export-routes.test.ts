import { afterAll, beforeAll, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'

let manage: TestManage
beforeAll(async () => {
  manage = await startManage(DATABASES[1].start)
})
afterAll(() => manage.stop())

it('returns the file of a project and records the export in the history', async () => {
  const { harbour } = manage.sample.projects
  const answer = await manage.owner('GET', `/projects/${harbour}/file`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ vitrine: 1, project: { id: 'harbour', currency: 'EUR' } })
  expect(answer.json().catalogue).toMatchObject({
    token: 'harbour',
    sales: { email: 'desk@coast.example' },
    contacts: { name: 'Sales office' },
    embed_domains: ['www.coast.example'],
  })
  const units = answer.body.match(/"layout":/g)?.length ?? 0
  expect(units).toBeGreaterThan(10)
  const history = (await manage.owner('GET', `/history?project_id=${harbour}`)).json()
  expect(history.data[0]).toMatchObject({
    who: { kind: 'key' },
    subject: { kind: 'project', id: harbour },
    field: 'export',
    new: { instances: expect.any(Number) },
  })
})

it('finds only projects within the reach of the key', async () => {
  const { harbour, hill } = manage.sample.projects
  expect((await manage.stranger('GET', `/projects/${harbour}/file`)).statusCode).toBe(404)
  const narrowed = await manage.callerWith({ projects: [hill] })
  expect((await narrowed('GET', `/projects/${harbour}/file`)).statusCode).toBe(404)
  expect((await narrowed('GET', `/projects/${hill}/file`)).json()).toMatchObject({ project: { id: 'hill' } })
  expect((await manage.owner('GET', '/projects/999999999999/file')).statusCode).toBe(404)
  expect((await manage.owner('GET', '/projects/harbour/file')).statusCode).toBe(400)
})
