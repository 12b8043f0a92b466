import { and, eq } from 'drizzle-orm'
import { apiKeys, media } from '#server/db/tables/account.ts'
import { deliveries, leads, orders } from '#server/db/tables/order.ts'
import { oidcIdentities, passkeys } from '#server/db/tables/passkey.ts'
import { sessions } from '#server/db/tables/person.ts'
import { staffViews } from '#server/db/tables/staff-view.ts'
import { TEST_NOW, type TestManage } from './manage.fixture.ts'

/** Ids of objects of the project `harbour` and its company. Their names contain the word "Harbour". */
export interface SampleObjects {
  readonly account: number
  readonly project: number
  readonly catalogue: number
  readonly instance: number
  readonly partner: number
  readonly integration: number
  readonly medium: number
  readonly order: number
  readonly delivery: number
  readonly key: number
  /** An editor of all projects. */
  readonly member: number
  readonly session: number
  readonly passkey: number
  readonly hold: number
  readonly preview: number
  /** A shared view of the units. */
  readonly view: number
  /** A group of harbour and others. */
  readonly group: number
  /** A planned publication of the project and one of the group, and a version of each. */
  readonly publication: number
  readonly groupPublication: number
  readonly version: number
  readonly groupVersion: number
  /** The last edits of both drafts. */
  readonly batch: string
  readonly groupBatch: string
  readonly invitation: number
}

/** Adds what the sample lacks, so that every call has something to name. */
export async function insertSampleObjects(manage: TestManage): Promise<SampleObjects> {
  const { owner, sample } = manage
  const { queries } = manage.test.database
  const { account, catalogues, projects, instances } = sample
  const create = async (url: string, body: object): Promise<number> => (await owner('POST', url, body)).json().data.id
  const catalogue_id = catalogues.harbour
  const hook = { kind: 'webhook', catalogue_id, name: 'CRM of Harbour', url: 'http://127.0.0.1:9/' }
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const integration = await create('/integrations', { ...hook, secret })
  await queries.insert(leads).values({ integration_id: integration, lead_id: '7', state: 'sent' })
  const agent = { catalogue_id, name: 'Agent of Harbour', profile_type: 1, email: 'agent@example.com' }
  const key = await create('/keys', { name: 'Feed of Harbour', role: 'editor' })
  await owner('PATCH', '/instances', [{ id: instances.u101, price: 900 }])
  // A feed owns the prices.
  const feed = await manage.callerWith({ name: 'Prices of Harbour', source: 'feed' })
  await feed('PATCH', '/instances', [{ id: instances.u101, price: 901 }])
  const { id: member } = await manage.personWith({ role: 'editor', name: 'Editor of Harbour' })
  await queries.insert(oidcIdentities).values({ issuer: 'i', subject: 's', person_id: member, created_at: TEST_NOW })
  const [session] = await queries.select().from(sessions).where(eq(sessions.person_id, member))
  const [passkey] = await queries
    .insert(passkeys)
    .values({
      person_id: member,
      credential_id: 'harbour',
      public_key: '',
      counter: 0,
      transports: [],
      name: 'Harbour',
      created_at: TEST_NOW,
    })
    .returning()
  // So that the history names it.
  const isOwners = and(eq(apiKeys.account_id, account), eq(apiKeys.name, 'test'))
  await queries.update(apiKeys).set({ name: 'Owner of Harbour' }).where(isOwners)
  return {
    account,
    project: projects.harbour,
    catalogue: catalogue_id,
    instance: instances.u101,
    integration,
    key,
    member,
    partner: await create('/partners', agent),
    medium: await insertMedium(manage),
    ...(await insertOrder(manage)),
    session: session?.id ?? 0,
    passkey: passkey?.id ?? 0,
    hold: await create('/holds', { id: instances.u102 }),
    preview: await create('/previews', { catalogue_id }),
    view: await insertView(manage),
    group: catalogues.coast,
    ...(await insertPublications(manage)),
    invitation: await create('/people/invitations', { email: 'invited@example.com', role: 'editor' }),
  }
}

async function insertMedium({ test, sample }: TestManage): Promise<number> {
  const facts = { media_type: 'image/webp', size: 1, placeholder: '', width: 10, height: 10 } as const
  const [row] = await test.database.queries
    .insert(media)
    .values({ account_id: sample.account, name: 'harbour/view.webp', hash: 'a'.repeat(32), ...facts, widths: [10] })
    .returning()
  return row?.id ?? 0
}

async function insertView({ test, sample }: TestManage): Promise<number> {
  const [row] = await test.database.queries
    .insert(staffViews)
    .values({
      account_id: sample.account,
      project_id: sample.projects.harbour,
      name: 'View of Harbour',
      content: { base: 'all', sought: '', limits: [], group: 'none', columns: [] },
      created_at: TEST_NOW,
    })
    .returning()
  return row?.id ?? 0
}

async function insertOrder({ test, sample }: TestManage) {
  const { queries } = test.database
  const [order] = await queries
    .insert(orders)
    .values({
      catalogue_id: sample.catalogues.harbour,
      idempotency_key: 'k',
      kind: 'callback',
      page: '/',
      lang: 'en',
      name: 'Buyer of Harbour',
      phone: '+1',
      phone_normalised: '+1',
      email: 'buyer@example.com',
      utm: {},
      tracking: {},
      is_robot: false,
      origin: 'https://a.example',
    })
    .returning()
  const [delivery] = await queries
    .insert(deliveries)
    .values({
      order_id: order?.id ?? 0,
      key: 'one',
      kind: 'mail_sales',
      state: 'delivered',
      attempts: 1,
      next_attempt_at: TEST_NOW,
    })
    .returning()
  return { order: order?.id ?? 0, delivery: delivery?.id ?? 0 }
}

/** Publishes a change of the project and one of its group, and plans another of each. */
async function insertPublications({ owner, sample }: TestManage) {
  const project = `/projects/${sample.projects.harbour}`
  const group = `/catalogues/${sample.catalogues.coast}`
  const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => {
    const answer = await owner(method, url, body)
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
    return answer.json().data
  }
  const edit = (home: string, kind: string, id: string, field: string, value: unknown, base: unknown) =>
    call('PATCH', `${home}/draft`, [{ kind, id, field, value, base }])
  const at = new Date(TEST_NOW.getTime() + 3_600_000).toISOString()
  await edit(project, 'instance', 'u101', 'renovation', 2, 3)
  await call('POST', `${project}/publications`, {})
  const { batch } = await edit(project, 'instance', 'u101', 'renovation', 1, 2)
  await edit(group, 'catalogue', 'catalogue', 'indexable', false, true)
  await call('POST', `${group}/publications`, {})
  const { batch: groupBatch } = await edit(group, 'catalogue', 'catalogue', 'indexable', true, false)
  const { id: publication } = await call('POST', `${project}/publications`, { at })
  const { id: groupPublication } = await call('POST', `${group}/publications`, { at })
  const [version] = await call('GET', `${project}/versions`)
  const [groupVersion] = await call('GET', `${group}/versions`)
  return {
    publication,
    groupPublication,
    batch,
    groupBatch,
    version: version?.id ?? 0,
    groupVersion: groupVersion?.id ?? 0,
  }
}
