import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyAnswer } from '#contract/history.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { history } from '#server/db/tables/history.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { cleanHistory } from './clean-history.ts'
import { recordHistory } from './record-history.ts'

describe.each(DATABASES)('history on $name', ({ start }) => {
  let manage: TestManage
  let keyId: number
  beforeAll(async () => {
    manage = await startManage(start)
    const { queries } = manage.test.database
    const [key] = await queries.select().from(apiKeys).where(eq(apiKeys.account_id, manage.sample.account))
    keyId = key?.id ?? 0
  })
  afterAll(() => manage.stop())

  const list = async (query = '') => historyAnswer.parse((await manage.owner('GET', `/history${query}`)).json())

  it('records each changed field of a unit with both values, as one batch', async () => {
    const { instances, statuses, projects } = manage.sample
    const patch = [{ id: instances.u101, price: 99_999.5, status_id: statuses.reserved, tags: [] }]
    await manage.owner('PATCH', '/instances', patch)
    const { data } = await list(`?subject_kind=instance&subject_id=${instances.u101}`)
    const who = { kind: 'key', id: keyId, name: 'test' }
    const common = {
      who,
      project_id: projects.harbour,
      subject: { kind: 'instance', id: instances.u101, external_id: 'u101' },
    }
    expect(data.map(({ field }) => field)).toEqual(expect.arrayContaining(['price', 'status_id']))
    expect(data.find(({ field }) => field === 'price')).toMatchObject({ ...common, old: 100_000, new: 99_999.5 })
    expect(data.find(({ field }) => field === 'status_id')).toMatchObject({
      old: statuses.free,
      new: statuses.reserved,
      statuses: { old: 'free', new: 'reserved', name: { en: 'Reserved' } },
    })
    expect(data.find(({ field }) => field === 'price')).not.toHaveProperty('statuses')
    expect((await list('?external_id=u101')).data).toEqual(data)
    const [batch] = new Set(data.map((entry) => entry.batch))
    expect((await list(`?batch=${batch}`)).data).toEqual(data)
    await manage.owner('PATCH', '/instances', patch)
    expect((await list(`?subject_kind=instance&subject_id=${instances.u101}`)).data).toEqual(data)
  })

  it('says in which browser a person made a change, and can be read for one author', async () => {
    const { queries } = manage.test.database
    const accountId = manage.sample.account
    const change = { subject: 'partner', id: 77, field: 'name' } as const
    await recordHistory(queries, { accountId, kind: 'person', id: 5, agent: 'Firefox, Linux' }, [change])
    await recordHistory(queries, { accountId, kind: 'person', id: 6, agent: '' }, [change])
    await recordHistory(queries, { accountId, kind: 'key', id: 5 }, [change])
    const found = await list('?subject_kind=partner&subject_id=77')
    expect(found.data.map(({ agent }) => agent)).toEqual([null, null, 'Firefox, Linux'])
    const own = await list('?who_kind=person&who_id=5')
    expect(own.data).toMatchObject([{ who: { kind: 'person', id: 5 }, agent: 'Firefox, Linux' }])
    expect((await list('?who_kind=key&who_id=5&subject_id=77')).data).toHaveLength(1)
    expect((await list('?who_kind=feed')).data).toEqual([])
  })

  it('names the settings that changed, without their texts', async () => {
    const { catalogues } = manage.sample
    const contacts = { name: 'Secret Contact', company: null, phones: [], email: null }
    const none = { profile_type: null, photo_id: null, logo_id: null }
    await manage.owner('PATCH', `/catalogues/${catalogues.hill}`, {
      published: false,
      retention_months: 24,
      contacts: { ...contacts, ...none },
    })
    const partner = { catalogue_id: catalogues.hill, name: 'Secret Agent', profile_type: 1, email: 's@agent.example' }
    const { id } = (await manage.owner('POST', '/partners', partner)).json().data
    await manage.owner('PATCH', `/partners/${id}`, { name: 'Secret Other' })
    await manage.owner('DELETE', `/partners/${id}`)
    const hook = { kind: 'webhook', catalogue_id: catalogues.hill, name: 'Hook', url: 'https://hook.example/x' }
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const made = (await manage.owner('POST', '/integrations', { ...hook, secret })).json().data
    const again = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
    await manage.owner('PATCH', `/integrations/${made.id}`, { enabled: false, secret: again })
    await manage.owner('DELETE', `/integrations/${made.id}`)
    const changes = async (kind: string, of: number) =>
      (await list(`?subject_kind=${kind}&subject_id=${of}`)).data
        .map(({ field, old, new: value }) => [field, old, value])
        .sort()
    const ofCatalogue = await changes('catalogue', catalogues.hill)
    expect(ofCatalogue).toContainEqual(['contacts', null, null])
    expect(ofCatalogue).toContainEqual(['published', true, false])
    expect(ofCatalogue).toContainEqual(['retention_months', null, 24])
    expect(await changes('partner', id)).toEqual([
      [null, null, 'created'],
      [null, null, 'revoked'],
      ['name', null, null],
    ])
    expect(await changes('integration', made.id)).toEqual([
      [null, null, 'created'],
      [null, null, 'deleted'],
      ['enabled', true, false],
      ['secret', null, null],
    ])
    const all = JSON.stringify(await manage.test.database.queries.select().from(history))
    expect(all).not.toMatch(/Secret|agent\.example|whsec/)
  })

  it('records an import as a batch, with the changed prices and statuses of known units', async () => {
    const file = generatedFile(6)
    const first = await manage.owner('POST', '/imports', file)
    expect(first.statusCode, first.body).toBe(200)
    const project = first.json().data.project_id
    const [unit] = file.estates[0]?.sections[0]?.storeys[0]?.instances ?? []
    if (!unit) expect.fail('no unit')
    const before = unit.price ?? null
    unit.price = 123_456.5
    unit.extra_price = 120_000
    await manage.owner('POST', '/imports', file)
    await manage.owner('POST', '/imports', file)
    delete unit.extra_price
    const [free, other] = file.statuses
    unit.status = (unit.status === free?.id ? other?.id : free?.id) ?? ''
    await manage.owner('POST', '/imports', file)
    const { data } = await list(`?project_id=${project}`)
    const changesOf = (batch: string | null | undefined) =>
      Object.fromEntries(data.filter((row) => row.batch === batch).map((row) => [row.field, [row.old, row.new]]))
    const [third, second, made] = data.filter(({ field }) => field === 'import')
    const counts = { created: 0, updated: 1, restored: 0, archived: 0, removed: 0 }
    expect(changesOf(third?.batch)).toEqual({
      extra_price: [120_000, null],
      status_id: [expect.any(Number), expect.any(Number)],
      import: [null, counts],
    })
    expect(changesOf(second?.batch)).toEqual({
      price: [before, 123_456.5],
      extra_price: [null, 120_000],
      import: [null, counts],
    })
    expect(Object.keys(changesOf(made?.batch))).toEqual(['import'])
    // Changes of units say that they came with the import; the import itself needs no origin.
    expect(data.flatMap(({ field, origin }) => (field === 'price' ? [origin] : []))).toEqual(['import'])
    expect(third).not.toHaveProperty('origin')
  })

  it('names the feed or the CRM that changed a unit', async () => {
    const { instances, catalogues, account } = manage.sample
    const feed = await manage.callerWith({ name: 'Price feed', role: 'editor', source: 'feed' })
    await feed('PATCH', '/instances', [{ id: instances.u101, price: 88_000 }])
    const hook = { kind: 'webhook', catalogue_id: catalogues.hill, name: 'Sales CRM', url: 'https://hook.example/x' }
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const { id } = (await manage.owner('POST', '/integrations', { ...hook, secret })).json().data
    const change = { subject: 'instance', id: instances.u101, field: 'lead_link', old: false, new: true } as const
    await recordHistory(manage.test.database.queries, { accountId: account, kind: 'crm', id }, [change])
    const { data } = await list(`?subject_kind=instance&subject_id=${instances.u101}&limit=2`)
    expect(data.map(({ who }) => [who.kind, who.name])).toEqual([
      ['crm', 'Sales CRM'],
      ['feed', 'Price feed'],
    ])
    expect(data.some(({ origin }) => origin !== undefined)).toBe(false)
  })

  it('can be read page by page and by time, and only by its own account', async () => {
    const { data } = await list()
    const [first, second] = data
    expect(await list('?limit=1')).toMatchObject({ data: [first], next: first?.id })
    expect(await list(`?limit=1&before=${first?.id}`)).toMatchObject({ data: [second] })
    const { queries } = manage.test.database
    const by = { accountId: manage.sample.account, kind: 'system', id: null } as const
    const at = new Date('2031-01-01T00:00:00Z')
    await recordHistory(queries, by, [{ subject: 'order', id: 7, field: 'erased', new: true }], { at })
    const since = '2030-01-01T00:00:00Z'
    expect((await list(`?since=${since}`)).data).toMatchObject([{ subject: { kind: 'order', id: 7 }, batch: null }])
    expect((await list(`?until=${since}`)).data).toEqual(data)
    expect((await list('?subject_id=999999999999')).data).toEqual([])
    expect((await manage.stranger('GET', '/history')).json()).toEqual({ data: [], next: null })
    expect((await manage.owner('GET', '/history?since=yesterday')).statusCode).toBe(400)
  })

  it('is append-only: prices and statuses are kept for ever, the rest for three years', async () => {
    const { queries } = manage.test.database
    const by = { accountId: manage.strangerId, kind: 'system', id: null } as const
    const old = { at: new Date(Date.now() - 4 * 366 * 86_400_000) }
    await recordHistory(queries, by, [{ subject: 'instance', id: 1, field: 'price', old: 1, new: 2 }], old)
    await recordHistory(queries, by, [{ subject: 'instance', id: 1, field: 'status_id', old: 1, new: 2 }], old)
    await recordHistory(queries, by, [{ subject: 'instance', id: 1, field: 'tags', old: [1], new: [] }], old)
    await recordHistory(queries, by, [{ subject: 'partner', id: 1, new: 'created' }], old)
    await recordHistory(queries, by, [{ subject: 'partner', id: 2, new: 'created' }])
    for (const statement of [
      'update history set new_value = null',
      'delete from history',
      "delete from history where field = 'price'",
      'truncate history',
    ]) {
      const outcome = await manage.test.database.onConnection((run) => run(statement).catch((error) => String(error)))
      expect(outcome, statement).toContain('append-only')
    }
    expect(await cleanHistory(queries, new Date())).toBe(2)
    const left = await queries.select().from(history).where(eq(history.account_id, manage.strangerId))
    expect(left.map(({ subject_kind, subject_id, field }) => [subject_kind, subject_id, field])).toEqual([
      ['instance', 1, 'price'],
      ['instance', 1, 'status_id'],
      ['partner', 2, null],
    ])
  })
})
