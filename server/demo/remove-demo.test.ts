import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import type { TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { accounts, media } from '#server/db/tables/account.ts'
import { orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { startDemoApp } from '#server/partner/demo-app.fixture.ts'
import { addDemoCatalogue } from './add-demo-catalogue.ts'
import { demoCatalogues } from './demo-file.ts'
import { DEMO_TOKEN, loadDemoIfEmpty } from './load-demo.ts'
import { loadProject } from './load-project.ts'
import { removeDemo } from './remove-demo.ts'

const DEMO_DIR = path.resolve(import.meta.dirname, '../../demo/files')

describe('removing the demo', () => {
  // The demo loads faster into a database server than into the embedded database.
  const [, { start }] = DATABASES
  let test: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    test = await start()
    server = await startDemoApp(test)
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it('removes it for good, but keeps orders of visitors and other projects', async () => {
    const { services } = server
    const { queries } = services.database
    const resolve = (token: string) => services.directory.resolve(token)
    const own = { token: 'mine', name: 'Mine', file: generatedFile(3), readFile: async () => null }
    await loadProject(services, own)
    const pages = ['harbour', 'mill', 'meridian', 'pines', 'mine']
    expect(pages.filter((token) => resolve(token) === null)).toEqual([])
    await insertOrder(resolve('pines')?.catalogue.id ?? 0)
    const before = (await queries.select().from(media)).length

    const removed = await removeDemo(services, DEMO_DIR)
    expect(removed).toEqual({ catalogues: 3, projects: 2, media: expect.any(Number), archived: ['pines'] })
    expect(pages.filter((token) => resolve(token) !== null)).toEqual(['mine'])
    const left = await queries.select().from(projects).orderBy(asc(projects.id))
    expect(left.map(({ external_id }) => external_id)).toEqual(['pines', own.file.project.id])
    expect(await queries.select().from(orders)).toHaveLength(1)
    const names = (await queries.select().from(media)).map(({ name }) => name)
    expect(names.length).toBe(before - ('media' in removed ? removed.media : 0))
    expect(names.filter((name) => /^(harbour|mill)\//.test(name))).toEqual([])
    expect(names.filter((name) => name.startsWith('pines/'))).not.toEqual([])

    await loadDemoIfEmpty(services, DEMO_DIR, () => {})
    expect(resolve('harbour')).toBeNull()
    expect((await queries.select().from(accounts)).map(({ name }) => name)).toEqual(['Developer'])
    expect(await removeDemo(services, DEMO_DIR)).toMatchObject({ refused: 'not_found' })
  })

  it('finds it after its first owner has renamed the account, and keeps the new name', async () => {
    const { services } = server
    const { queries } = services.database
    await queries.update(accounts).set({ name: 'Coast Homes' })
    const { catalogues } = demoCatalogues.parse(
      JSON.parse(await readFile(path.join(DEMO_DIR, 'catalogues.json'), 'utf8')),
    )
    const group = catalogues.find(({ token }) => token === DEMO_TOKEN)
    if (!group) throw new Error('the demo has no group')
    await addDemoCatalogue(services, 1, { ...group, members: [], partners: [] }, DEMO_DIR)
    expect(await removeDemo(services, DEMO_DIR)).toMatchObject({ catalogues: 1 })
    expect((await queries.select().from(accounts)).map(({ name }) => name)).toEqual(['Coast Homes'])
  })

  async function insertOrder(catalogueId: number): Promise<void> {
    await test.database.queries.insert(orders).values({
      catalogue_id: catalogueId,
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
  }
})
