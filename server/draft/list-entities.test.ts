import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entitiesAnswer } from '#contract/entities.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startDrafts, type TestDrafts } from './drafts.fixture.ts'
import { readLive } from './read-live.ts'

describe.each(DATABASES)('manage/…/entities on $name', ({ start }) => {
  let test: TestDrafts
  let path: string
  beforeAll(async () => {
    test = await startDrafts(start)
    path = `/projects/${test.projectId}/entities`
    const picture = { id: 'coast', kind: 'group', name: 'Coast', frames: [{ image: 'cover.png' }] }
    await test.importProject({ vitrine: 1, group: 'coast', interactives: [picture], root: 'coast' })
  })
  afterAll(() => test.stop())

  const list = async (url = path) => entitiesAnswer.parse((await test.anna('GET', url)).json())

  it('are what the draft of a project sees, whatever is in the draft', async () => {
    const home = { accountId: test.sample.account, projectId: test.projectId, catalogueId: null }
    const live = [...(await readLive(test.test.database, home)).values()]
    await test.anna('PATCH', test.draft, [{ kind: 'layout', id: 'A', field: 'label', value: '3', base: '2' }])
    const { data, ...facts } = await list()
    expect(data).toEqual(live)
    expect(facts).toEqual({ project_id: test.projectId, catalogue_id: null, own_id: 'quay' })
    await test.anna('DELETE', `${test.draft}/entries`, { entries: 'all' })
  })

  it('have the values that changes are based on', async () => {
    const { data } = await list()
    const changes = [
      { kind: 'project', id: 'project', field: 'features', value: null },
      { kind: 'frame', id: 'facade#1', field: 'regions', value: null },
      { kind: 'interactive', id: 'facade', field: 'volumes', value: null },
      { kind: 'instance', id: '3', field: 'price', value: 5 },
      { kind: 'instance', id: '1', field: 'extra_price', value: 5 },
      { kind: 'layout', id: 'B', field: 'plan_levels', value: null },
      { kind: 'order', id: 'layouts', field: 'ids', value: ['B', 'A'] },
    ]
    const based = changes.map((change) => {
      const entity = data.find(({ kind, id }) => kind === change.kind && id === change.id)
      return { ...change, base: entity?.fields[change.field] ?? null }
    })
    const answer = await test.anna('PATCH', test.draft, based)
    expect(answer.json()).toMatchObject({ data: { changed: changes.length } })
    await test.anna('DELETE', `${test.draft}/entries`, { entries: 'all' })
  })

  it('are those of the requested kinds', async () => {
    const { data } = await list(`${path}?kinds=instance,layout`)
    expect(data.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'layout A',
      'layout B',
      'instance 1',
      'instance 2',
      'instance 3',
    ])
    for (const kinds of ['house', 'instance,', '', 'instance&kinds=layout']) {
      expect((await test.anna('GET', `${path}?kinds=${kinds}`)).statusCode, kinds).toBe(400)
    }
  })

  it('are compressed, and answered 304 until the live data changes', async () => {
    const ask = (headers: Record<string, string>) => test.anna('GET', path, undefined, headers)
    const first = await ask({ 'accept-encoding': 'br' })
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' })
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual(await list())
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await ask(known)).statusCode).toBe(304)
    await test.owner('PATCH', '/instances', [{ external_id: '1', project: 'quay', price: 205_000 }])
    const again = await ask(known)
    expect(again.statusCode).toBe(200)
    const { data } = entitiesAnswer.parse(again.json())
    expect(data.find(({ kind, id }) => kind === 'instance' && id === '1')?.fields.price).toBe(205_000)
  })

  it('of a group are its settings and pictures', async () => {
    const group = test.sample.catalogues.coast
    const { data, ...facts } = await list(`/catalogues/${group}/entities`)
    expect(data.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'catalogue catalogue',
      'order interactives',
      'interactive coast',
      'frame coast#0',
    ])
    expect(data[0]?.fields).toMatchObject({ root: 'coast', token: 'coast' })
    expect(facts).toEqual({ project_id: null, catalogue_id: group, own_id: 'coast' })
    const ofProject = await test.anna('GET', `/catalogues/${test.sample.catalogues.harbour}/entities`)
    expect(ofProject.statusCode).toBe(409)
  })
})
