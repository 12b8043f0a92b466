import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#contract/catalogues.ts'
import { MAX_DEMO_COPIES } from '#contract/demo-limits.ts'
import { PROGRESS_TYPE } from '#contract/import-steps.ts'
import { importAnswer, importProgress } from '#contract/imports.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { draftHistory } from '#server/db/tables/draft.ts'
import { orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { fileVersions } from '#server/db/tables/version.ts'
import { DROPPED_JOBS } from '#server/jobs/no-jobs.fixture.ts'
import { type Caller, startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { makeSmallDemo, SMALL_DEMO } from './small-demo.fixture.ts'

describe.each(DATABASES)('copies of the demo on $name', ({ start }) => {
  let demo: Awaited<ReturnType<typeof makeSmallDemo>>
  let manage: TestManage
  let owner: Caller
  let email: string
  beforeAll(async () => {
    demo = await makeSmallDemo()
    manage = await startManage(start, { demoDir: demo.dir, jobs: DROPPED_JOBS })
    ;({ call: owner, email } = await manage.personWith({ accountId: manage.strangerId }))
  })
  afterAll(async () => {
    await manage.stop()
    await demo.remove()
  })

  const copy = async (by = owner) => {
    const answer = await by('POST', '/demo/copies')
    expect(answer.statusCode, answer.body).toBe(200)
    return importAnswer.parse(answer.json()).data
  }
  const copiesOf = async (by = owner): Promise<readonly number[]> => (await by('GET', '/demo')).json().data.copies
  const catalogueOf = async (projectId: number | null): Promise<Catalogue | undefined> =>
    (await owner('GET', '/catalogues')).json().data.find((each: Catalogue) => each.project_id === projectId)
  const removeAll = async () => {
    for (const id of await copiesOf()) await owner('DELETE', `/demo/copies/${id}`)
  }

  it('puts an own project into the account, with a page that visitors do not see', async () => {
    expect((await owner('GET', '/demo')).json().data).toEqual({ available: true, copies: [] })
    const { project_id, catalogue } = await copy()
    expect(await copiesOf()).toEqual([project_id])
    const shown = await catalogueOf(project_id)
    expect(shown).toMatchObject({
      token: catalogue?.token,
      published: false,
      name: { en: 'Harbour Quarter', de: 'Harbour Quarter' },
      default_lang: 'en',
      sales: { email, lang: 'en' },
      privacy: [{ domain: null }],
    })
    expect(shown?.languages).toHaveLength(14)
    const file = (await owner('GET', `/projects/${project_id}/file`)).json()
    expect(file.estates[0].sections[0].storeys[0].instances[0].id).toBe(SMALL_DEMO.unit)
    expect(file.promoactions[0]).toMatchObject({ id: SMALL_DEMO.promoaction })
    expect(file.promoactions[0].until > '2026').toBe(true)
    expect(await copiesOf(manage.owner)).toEqual([])
  })

  it('can be made by an editor, who gets no requests', async () => {
    const { call: editor } = await manage.personWith({ accountId: manage.strangerId, role: 'editor' })
    const { project_id } = await copy(editor)
    expect((await catalogueOf(project_id))?.sales).toMatchObject({ email: null })
    await owner('DELETE', `/demo/copies/${project_id}`)
  })

  it('gives a second copy another name and another address', async () => {
    const [first] = await copiesOf()
    const second = await copy()
    expect(second.project_id).not.toBe(first)
    const page = await catalogueOf(second.project_id)
    expect(page?.name).toMatchObject({ en: 'Harbour Quarter 2', ru: 'Портовый квартал 2' })
    expect(page?.token).not.toBe((await catalogueOf(first ?? null))?.token)
  })

  it('reports its progress line by line, and mails requests to nobody if a key made it', async () => {
    const key = await manage.callerWith({})
    const answer = await key('POST', '/demo/copies', undefined, { accept: PROGRESS_TYPE })
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.slice(0, -1).map(({ progress }) => importProgress.parse(progress).step)).toContain('media')
    const { project_id } = importAnswer.parse(lines.at(-1)).data
    const all: readonly Catalogue[] = (await key('GET', '/catalogues')).json().data
    expect(all.find((each) => each.project_id === project_id)?.sales.email).toBeNull()
    expect((await key('DELETE', `/demo/copies/${project_id}`)).statusCode).toBe(204)
  })

  it('allows only so many, and none to somebody who is limited to projects', async () => {
    const { call: narrow } = await manage.personWith({ projects: [manage.sample.projects.hill] })
    expect((await narrow('POST', '/demo/copies')).statusCode).toBe(403)
    while ((await copiesOf()).length < MAX_DEMO_COPIES) await copy()
    const answer = await owner('POST', '/demo/copies')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toContain('remove one first')
    expect(await copiesOf()).toHaveLength(MAX_DEMO_COPIES)
    await removeAll()
    expect(await copiesOf()).toEqual([])
  })

  it('removes a copy with its requests, versions, drafts and files, and nothing else', async () => {
    const { queries } = manage.test.database
    const other = await copy()
    const { project_id } = await copy()
    const id = project_id ?? 0
    const shown = await catalogueOf(id)
    await queries.insert(orders).values({
      catalogue_id: shown?.id ?? 0,
      idempotency_key: 'one',
      kind: 'order',
      page: '/',
      lang: 'en',
      name: 'Ada',
      phone: '+44 20 7946 0321',
      phone_normalised: '+442079460321',
      utm: {},
      tracking: {},
      is_robot: false,
      origin: 'https://homes.example',
    })
    const edit = { kind: 'instance', id: SMALL_DEMO.unit, field: 'price', value: 90_000, base: 100_000 }
    expect((await owner('PATCH', `/projects/${id}/draft`, [edit])).statusCode).toBe(200)
    const [row] = await queries.select().from(projects).where(eq(projects.id, id))
    const own = like(media.name, `${row?.external_id}/%`)
    expect(await queries.select().from(media).where(own)).toHaveLength(1)
    const traces = async () => [
      ...(await queries.select({ id: orders.id }).from(orders).where(eq(orders.name, 'Ada'))),
      ...(await queries.select({ id: fileVersions.id }).from(fileVersions).where(eq(fileVersions.project_id, id))),
      ...(await queries.select({ id: draftHistory.id }).from(draftHistory).where(eq(draftHistory.project_id, id))),
      ...(await queries.select({ id: media.id }).from(media).where(own)),
    ]
    expect((await traces()).length).toBeGreaterThan(3)

    const { call: editor } = await manage.personWith({ accountId: manage.strangerId, role: 'editor' })
    const refused = await editor('DELETE', `/demo/copies/${id}`)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().detail).toContain('requests')
    expect((await owner('DELETE', `/demo/copies/${id}`)).statusCode).toBe(204)
    expect(await traces()).toEqual([])
    expect(await catalogueOf(id)).toBeUndefined()
    expect(await copiesOf()).toEqual([other.project_id])
    expect((await owner('DELETE', `/demo/copies/${id}`)).statusCode).toBe(404)
    expect((await editor('DELETE', `/demo/copies/${other.project_id}`)).statusCode).toBe(204)
  })

  it('removes no project that is not a copy', async () => {
    const answer = await manage.owner('DELETE', `/demo/copies/${manage.sample.projects.harbour}`)
    expect(answer.statusCode).toBe(409)
    expect((await owner('DELETE', `/demo/copies/${manage.sample.projects.harbour}`)).statusCode).toBe(404)
  })
})

describe('without the files of the demo', () => {
  const [, { start }] = DATABASES

  it('offers no copy', async () => {
    const manage = await startManage(start, { demoDir: '/nowhere' })
    expect((await manage.owner('GET', '/demo')).json().data).toEqual({ available: false, copies: [] })
    expect((await manage.owner('POST', '/demo/copies')).statusCode).toBe(404)
    await manage.stop()
  })
})
