import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { sampleFile } from '#server/import/import.fixture.ts'
import { type Caller, startManage, TEST_NOW, type TestManage } from './manage.fixture.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

describe.each(DATABASES)('a key that is limited to a project, on $name', ({ start }) => {
  let manage: TestManage
  let hill: Caller
  let harbourOrder: { readonly order: number; readonly delivery: number }
  beforeAll(async () => {
    manage = await startManage(start)
    hill = await manage.callerWith({ projects: [manage.sample.projects.hill] })
    harbourOrder = await insertOrder(manage, manage.sample.catalogues.harbour)
  })
  afterAll(() => manage.stop())

  const namesOf = async (caller: Caller, url: string, field = 'id') =>
    (await caller('GET', url)).json().data.map((row: Readonly<Record<string, unknown>>) => row[field])

  it('sees the catalogue of its project, but no group that also shows others', async () => {
    expect(await namesOf(hill, '/catalogues', 'token')).toEqual(['hill'])
    const { hill: first, harbour, meadow } = manage.sample.projects
    const all = await manage.callerWith({ projects: [first, harbour, meadow] })
    expect((await namesOf(all, '/catalogues', 'token')).toSorted()).toEqual(['coast', 'harbour', 'hill', 'meadow'])
    const two = await manage.callerWith({ projects: [first, harbour] })
    expect((await namesOf(two, '/catalogues', 'token')).toSorted()).toEqual(['harbour', 'hill'])
  })

  it("can't change, delete or preview other catalogues", async () => {
    const { harbour, coast, hill: own } = manage.sample.catalogues
    for (const id of [harbour, coast]) {
      expect((await hill('PATCH', `/catalogues/${id}`, { published: true })).statusCode).toBe(404)
      expect((await hill('DELETE', `/catalogues/${id}`)).statusCode).toBe(404)
      expect((await hill('POST', '/previews', { catalogue_id: id })).statusCode).toBe(404)
    }
    expect((await hill('PATCH', `/catalogues/${own}`, { indexable: false })).statusCode).toBe(200)
    expect((await hill('POST', '/previews', { catalogue_id: own })).statusCode).toBe(201)
  })

  it('creates catalogues of its project, and groups of its catalogues', async () => {
    const { catalogues, projects } = manage.sample
    const contacts = {
      name: 'S',
      company: null,
      phones: [],
      email: null,
      profile_type: null,
      photo_id: null,
      logo_id: null,
    }
    const body = { name: { en: 'New' }, sales: { email: 'a@b.example', lang: 'en' }, contacts }
    const one = { ...body, type: 'InteractiveCatalogue', token: 'new-one' }
    const group = { ...body, type: 'GroupInteractiveCatalogue', token: 'new-group', project_id: null }
    const status = async (fields: object) => (await hill('POST', '/catalogues', fields)).statusCode
    expect(await status({ ...one, project_id: projects.harbour })).toBe(404)
    expect(await status({ ...group, members: [catalogues.hill, catalogues.harbour] })).toBe(404)
    expect(await status({ ...group, members: [] })).toBe(422)
    expect(await status({ ...one, project_id: projects.hill })).toBe(201)
    expect(await status({ ...group, members: [catalogues.hill] })).toBe(201)
  })

  it("can't change units of another project, even together with its own", async () => {
    const { instances, statuses } = manage.sample
    const own = { id: instances.h1, status_id: statuses.hill_sold }
    const other = { id: instances.u101, price: 1 }
    expect((await hill('PATCH', '/instances', [other])).statusCode).toBe(404)
    expect((await hill('PATCH', '/instances', [own, other])).statusCode).toBe(404)
    expect((await hill('PATCH', '/instances', [own])).json()).toEqual({ data: { changed: 1 } })
  })

  it('has access only to partners of its catalogue', async () => {
    const { catalogues, partners } = manage.sample
    const body = { name: 'Carla', profile_type: 1, email: 'carla@example.com' }
    expect(await namesOf(hill, '/partners')).toEqual([])
    expect((await hill('PATCH', `/partners/${partners.anna}`, { name: 'X' })).statusCode).toBe(404)
    expect((await hill('DELETE', `/partners/${partners.anna}`)).statusCode).toBe(404)
    expect((await hill('POST', '/partners', { ...body, catalogue_id: catalogues.harbour })).statusCode).toBe(404)
    const created = await hill('POST', '/partners', { ...body, catalogue_id: catalogues.hill })
    expect(await namesOf(hill, '/partners')).toEqual([created.json().data.id])
  })

  it('has access only to orders of its catalogue', async () => {
    const { order } = await insertOrder(manage, manage.sample.catalogues.hill)
    expect(await namesOf(hill, '/orders')).toEqual([order])
    expect(await namesOf(hill, `/orders?catalogue_id=${manage.sample.catalogues.harbour}`)).toEqual([])
    const retry = `/orders/${harbourOrder.order}/deliveries/${harbourOrder.delivery}/retry`
    expect((await hill('POST', retry)).statusCode).toBe(404)
    expect(await namesOf(manage.owner, '/orders')).toEqual([order, harbourOrder.order])
  })

  it('has access only to integrations and leads of its catalogue', async () => {
    const { catalogues, integrations } = manage.sample
    const body = { kind: 'webhook', name: 'Hook', url: 'https://hooks.example/', secret: SECRET }
    const id = integrations.crm
    const before = await namesOf(hill, '/integrations')
    expect(before).not.toContain(id)
    expect((await hill('PATCH', `/integrations/${id}`, { enabled: false })).statusCode).toBe(404)
    expect((await hill('DELETE', `/integrations/${id}`)).statusCode).toBe(404)
    expect((await hill('POST', `/integrations/${id}/test`)).statusCode).toBe(404)
    expect((await hill('GET', `/crm/leads?integration=${id}`)).statusCode).toBe(404)
    expect((await hill('POST', '/crm/leads/retry', { integration: id, lead_id: '1' })).statusCode).toBe(404)
    expect((await hill('POST', '/crm/contexts', { integration: id, lead_id: '1' })).statusCode).toBe(404)
    expect((await hill('POST', '/integrations', { ...body, catalogue_id: catalogues.harbour })).statusCode).toBe(404)
    const created = await hill('POST', '/integrations', { ...body, catalogue_id: catalogues.hill })
    expect(await namesOf(hill, '/integrations')).toEqual([...before, created.json().data.id])
  })

  it('has access to the media of its project', async () => {
    const { account, catalogues, files } = manage.sample
    const picture = {
      account_id: account,
      hash: 'a'.repeat(32),
      media_type: 'image/webp',
      size: 1,
      placeholder: '',
    } as const
    const rows = ['hill/view.webp', 'hillside/view.webp'].map((name) => ({
      ...picture,
      name,
      width: 10,
      height: 10,
      widths: [10],
    }))
    const [own] = await manage.test.database.queries.insert(media).values(rows).returning()
    expect(await namesOf(hill, '/media', 'name')).toEqual(['hill/view.webp'])
    expect((await hill('DELETE', `/media/${files.cover}`)).statusCode).toBe(404)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
    const upload = async (name: string) =>
      (await hill('POST', `/media?name=${name}`, svg, { 'content-type': 'image/svg+xml' })).statusCode
    expect([await upload('hill/plan.svg'), await upload('plan.svg'), await upload('harbour/plan.svg')]).toEqual([
      201, 403, 403,
    ])
    const body = { name: 'C', profile_type: 1, email: 'c@example.com', catalogue_id: catalogues.hill }
    expect((await hill('POST', '/partners', { ...body, photo_id: files.portrait })).statusCode).toBe(404)
    expect((await hill('POST', '/partners', { ...body, photo_id: own?.id })).statusCode).toBe(201)
  })

  it('imports only its own project, no other, no new one and no group', async () => {
    const status = async (file: object) => (await hill('POST', '/imports?dry_run=1', file)).statusCode
    expect(await status({ vitrine: 1, project: { id: 'harbour' } })).toBe(403)
    expect(await status({ vitrine: 1, project: { id: 'new' } })).toBe(403)
    expect(await status({ vitrine: 1, project: { id: 'a\u0000b' } })).toBe(403)
    expect(await status({ vitrine: 1, group: 'coast' })).toBe(403)
    expect(await status({})).toBe(403)
    expect(await status({ vitrine: 1, project: { id: 'hill' } })).toBe(200)
  })

  it("can't import media of other projects or of none", async () => {
    const file = sampleFile()
    const named = { ...file, project: { ...file.project, id: 'hill', cover: 'cover.webp' } }
    const rowsFor = async (caller: Caller) => {
      const { rows } = (await caller('POST', '/imports?dry_run=1', named)).json().data
      return rows.filter(({ path }: { readonly path: string }) => path === 'project.cover')
    }
    expect(await rowsFor(manage.owner)).toEqual([])
    expect(await rowsFor(hill)).toHaveLength(1)
  })
})

async function insertOrder({ test }: TestManage, catalogue_id: number) {
  const sent = {
    name: 'Visitor',
    phone: '+1',
    phone_normalised: '+1',
    page: '/',
    lang: 'en',
    utm: {},
    tracking: {},
  } as const
  const [order] = await test.database.queries
    .insert(orders)
    .values({
      ...sent,
      catalogue_id,
      idempotency_key: 'k',
      kind: 'callback',
      is_robot: false,
      origin: 'https://a.example',
    })
    .returning()
  if (!order) throw new Error('no order')
  const [delivery] = await test.database.queries
    .insert(deliveries)
    .values({
      order_id: order.id,
      key: `k${order.id}`,
      kind: 'mail_sales',
      state: 'failed',
      attempts: 1,
      next_attempt_at: TEST_NOW,
    })
    .returning()
  return { order: order.id, delivery: delivery?.id ?? 0 }
}
