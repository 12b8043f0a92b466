import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problem } from '#contract/errors.ts'
import { publicationAnswer, publicationCheckAnswer, publicationsAnswer } from '#contract/publications.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type Caller, startManage, type TestManage } from '#server/manage/manage.fixture.ts'

describe.each(DATABASES)('manage/projects/{id}/publications on $name', ({ start }) => {
  let manage: TestManage
  let path: string
  beforeAll(async () => {
    manage = await startManage(start)
    path = `/projects/${manage.sample.projects.harbour}`
  }, 60_000)
  afterAll(() => manage.stop())

  const unit = async () => {
    const { data } = (await manage.owner('GET', `/instances?project_id=${manage.sample.projects.harbour}`)).json()
    return data[0] as { readonly external_id: string; readonly price: number | null }
  }
  const edit = async (value: number) => {
    const { external_id: id, price: base } = await unit()
    const answer = await manage.owner('PATCH', `${path}/draft`, [{ kind: 'instance', id, field: 'price', value, base }])
    expect(answer.statusCode, answer.body).toBe(200)
    return { kind: 'instance', id, field: 'price' }
  }

  it('check, publish and list according to the contract', async () => {
    const entry = await edit(190_000)
    const checked = await manage.owner('POST', `${path}/publications/check`, { entries: [entry] })
    const { data: check } = publicationCheckAnswer.parse(checked.json())
    expect(check).toEqual({ can_publish: true, entries: 1, conflicts: [], faults: [], warnings: [] })
    expect((await unit()).price).not.toBe(190_000)
    const published = await manage.owner('POST', `${path}/publications`, { entries: [entry], note: '  Prices of May ' })
    expect(published.statusCode, published.body).toBe(201)
    const { data } = publicationAnswer.parse(published.json())
    expect(data).toMatchObject({
      state: 'published',
      changes: 1,
      entries: 1,
      who: { kind: 'key' },
      note: 'Prices of May',
    })
    expect((await unit()).price).toBe(190_000)
    const listed = publicationsAnswer.parse((await manage.owner('GET', `${path}/publications`)).json())
    expect(listed).toEqual({ data: [data], next: null })
    expect((await manage.owner('DELETE', `${path}/publications/${data.id}`)).statusCode).toBe(409)
  })

  it('answer 409 with everything that stops a publication', async () => {
    const entry = await edit(124_000)
    await manage.owner('PATCH', '/instances', [{ external_id: entry.id, price: 1 }])
    const answer = await manage.owner('POST', `${path}/publications`, {})
    expect(answer.statusCode).toBe(409)
    const { code, publication } = problem.parse(answer.json())
    expect([code, publication?.conflicts]).toEqual([
      'conflict',
      [{ entry, reason: 'changed', value: 124_000, live: 1 }],
    ])
    expect((await manage.owner('DELETE', `${path}/draft/entries`, { entries: 'all' })).statusCode).toBe(200)
  })

  it('are hidden from other accounts and keys of other projects, and closed to those who only sell or read', async () => {
    const narrow = await manage.callerWith({ projects: [manage.sample.projects.hill] })
    const calls = (caller: Caller) =>
      Promise.all([
        caller('POST', `${path}/publications/check`, {}),
        caller('POST', `${path}/publications`, {}),
        caller('GET', `${path}/publications`),
        caller('DELETE', `${path}/publications/1`),
        caller('POST', `${path}/versions/1/restore`),
        caller('POST', `${path}/versions/1/undo`),
      ])
    for (const caller of [manage.stranger, narrow]) {
      for (const { statusCode } of await calls(caller)) expect(statusCode).toBe(404)
    }
    for (const role of ['sales', 'reader'] as const) {
      for (const { statusCode } of await calls(await manage.callerWith({ role }))) expect(statusCode).toBe(403)
    }
  })

  it('are unknown with their project, however their ids are written', async () => {
    const codes = async (project: number) =>
      Promise.all(
        ['999', 'x'].map(
          async (id) => (await manage.owner('DELETE', `/projects/${project}/publications/${id}`)).statusCode,
        ),
      )
    expect(await codes(999)).toEqual([404, 404])
    expect(await codes(manage.sample.projects.harbour)).toEqual([404, 400])
  })

  it('are also made of a group, and refused for the catalogue of a project', async () => {
    const { coast, harbour } = manage.sample.catalogues
    const { data } = (await manage.owner('GET', '/catalogues')).json()
    const group = data.find(({ id }: { id: number }) => id === coast)
    const change = {
      kind: 'catalogue',
      id: 'catalogue',
      field: 'indexable',
      value: !group.indexable,
      base: group.indexable,
    }
    const edited = await manage.owner('PATCH', `/catalogues/${coast}/draft`, [change])
    expect(edited.statusCode, edited.body).toBe(200)
    const published = await manage.owner('POST', `/catalogues/${coast}/publications`, {})
    expect(published.statusCode, published.body).toBe(201)
    const after = (await manage.owner('GET', '/catalogues')).json().data.find(({ id }: { id: number }) => id === coast)
    expect({ ...after, info: group.info }).toEqual({ ...group, indexable: !group.indexable })
    expect((await manage.owner('POST', `/catalogues/${harbour}/publications`, {})).statusCode).toBe(409)
  })
})
