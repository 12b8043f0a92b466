import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionsAnswer } from '#contract/versions.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { writeVersions } from './write-versions.ts'

describe.each(DATABASES)('the versions of a project on $name', ({ start }) => {
  let manage: TestManage
  let path: string
  beforeAll(async () => {
    manage = await startManage(start)
    const projectId = manage.sample.projects.harbour
    await writeVersions(manage.test.database.queries, { projectId, catalogueId: null })
    path = `/projects/${projectId}/versions`
  }, 60_000)
  afterAll(() => manage.stop())

  it('are listed and exported according to the contract', async () => {
    const answer = await manage.owner('GET', path)
    const { data, next } = versionsAnswer.parse(answer.json())
    expect(answer.json()).toEqual({ data, next })
    expect(data).toMatchObject([{ reason: 'import', who: { kind: 'system', id: null }, batch: null }])
    const file = await manage.owner('GET', `${path}/${data[0]?.id}/file`)
    expect(file.json()).toMatchObject({ vitrine: 1, project: { id: 'harbour' } })
    expect((await manage.owner('GET', `${path}?before=${data[0]?.id}`)).json()).toEqual({ data: [], next: null })
  })

  it('are hidden from other accounts and from keys of other projects', async () => {
    const id = (await manage.owner('GET', path)).json().data[0].id
    const narrow = await manage.callerWith({ projects: [manage.sample.projects.hill] })
    for (const caller of [manage.stranger, narrow]) {
      for (const url of [path, `${path}/${id}/file`]) expect((await caller('GET', url)).statusCode).toBe(404)
    }
    expect((await manage.owner('GET', `${path}/999999999999/file`)).statusCode).toBe(404)
    const other = `/projects/${manage.sample.projects.hill}/versions/${id}/file`
    expect((await manage.owner('GET', other)).statusCode).toBe(404)
    expect((await manage.owner('GET', `/catalogues/${manage.sample.catalogues.harbour}/versions`)).statusCode).toBe(404)
    expect((await manage.owner('GET', `/catalogues/${manage.sample.catalogues.coast}/versions`)).statusCode).toBe(200)
  })
})
