import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq, max } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { frames, interactives } from '#server/db/tables/picture.ts'
import { projects } from '#server/db/tables/project.ts'
import { addDemoCatalogue } from '#server/demo/add-demo-catalogue.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { systemOf } from '#server/import/import.fixture.ts'
import { importFile } from '#server/import/import-file.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { DEMO, startDemoApp } from '#server/partner/demo-app.fixture.ts'
import type { Services } from '#server/services/services.ts'
import { NOTHING } from './export.fixture.ts'
import { exportProject } from './export-project.ts'
import { jsonPieces } from './json-pieces.ts'

const DEMO_DIR = path.resolve(import.meta.dirname, '../../demo/files')

describe('the exported demo', () => {
  // The demo loads faster into a database server than into the embedded database.
  const [, { start }] = DATABASES
  let tests: readonly TestDatabase[]
  let here: TestApp
  let elsewhere: TestApp
  beforeAll(async () => {
    const [first, second] = [await start(), await start()]
    tests = [first, second]
    here = await startDemoApp(first)
    elsewhere = await startTestApp(second, { publicUrl: 'https://vitrine.example' })
  })
  afterAll(async () => {
    await here.stop()
    await elsewhere.stop()
    for (const test of tests) await test.stop()
  })

  const exportOf = async (token: string) => {
    const { database } = here.services
    const [project] = await database.queries.select().from(projects).where(eq(projects.external_id, token))
    if (!project) throw new Error(`no project ${token}`)
    const exported = await exportProject(database, systemOf(project.account_id), project.id)
    if ('refused' in exported) throw new Error(exported.reason)
    return { accountId: project.account_id, file: JSON.parse([...jsonPieces(exported.file)].join('')) }
  }
  /** Reuses the media that are stored here, so that none is encoded or sanitised again. */
  const knownFiles = async ({ files }: Services): Promise<MediaFiles> => {
    const rows = await here.services.database.queries.select().from(media)
    const byHash = new Map(rows.map(({ id: _, account_id: _account, name: _name, ...file }) => [file.hash, file]))
    return {
      ...files,
      add: async (bytes, type) => {
        const known = byHash.get(createHash('sha256').update(bytes).digest('hex').slice(0, 32))
        return known ?? files.add(bytes, type)
      },
    }
  }

  it('changes nothing when it is imported again', async () => {
    for (const { project } of DEMO.catalogues) {
      if (!project) continue
      const { accountId, file } = await exportOf(project)
      // There are no files beside it: media are found by their names.
      const parts = { ...here.services, readFile: async () => null }
      const outcome = await importFile(parts, accountId, file, { dryRun: false })
      expect([project, outcome]).toMatchObject([project, { ok: true, report: NOTHING }])
    }
  })

  it('gives byte-identical answers when imported into an empty database', async () => {
    const accountId = await createAccount(elsewhere.services.database.queries, DEMO.account)
    const services = { ...elsewhere.services, files: await knownFiles(elsewhere.services) }
    const take = async (folder: string, file: unknown) => {
      const parts = { ...services, readFile: filesBeside(path.join(DEMO_DIR, folder)) }
      const outcome = await importFile(parts, accountId, file, { dryRun: false })
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.rows))
    }
    for (const catalogue of DEMO.catalogues) {
      // The demo's catalogues have partners and pictures, which a project file can't contain.
      if (catalogue.project)
        await take(catalogue.project, { ...(await exportOf(catalogue.project)).file, catalogue: undefined })
      await addDemoCatalogue(services, accountId, catalogue, DEMO_DIR)
      const group = path.join(DEMO_DIR, catalogue.token, 'group.json')
      if (catalogue.members) await take(catalogue.token, JSON.parse(await readFile(group, 'utf8')))
    }
    const addresses = await addressesOf(here)
    expect(await addressesOf(elsewhere)).toEqual(addresses)
    for (const url of addresses) {
      const [before, after] = [await here.app.inject(url), await elsewhere.app.inject(url)]
      expect([url, after.statusCode]).toEqual([url, before.statusCode])
      expect(after.body === before.body, url).toBe(true)
    }
  })
})

/** The addresses of public answers about all catalogues and projects, and a frame of each picture. */
async function addressesOf({ services: { database } }: TestApp): Promise<readonly string[]> {
  const rows = await database.queries.select().from(projects).orderBy(asc(projects.id))
  const pictures = await database.queries
    .select({ id: interactives.id, project: interactives.project_id, frame: max(frames.number) })
    .from(interactives)
    .leftJoin(frames, eq(frames.interactive_id, interactives.id))
    .groupBy(interactives.id)
    .orderBy(asc(interactives.id))
  const of = (project: number) => rows.find(({ id }) => id === project)?.external_id ?? 'meridian'
  return [
    ...DEMO.catalogues.map(({ token }) => `/token?first_token=${token}`),
    ...rows.flatMap(({ id }) => ['', '/chess'].map((part) => `/projects/${id}${part}?first_token=${of(id)}`)),
    ...pictures.map(
      ({ id, project, frame }) => `/interactive/show?first_token=${of(project ?? 0)}&id=${id}&frame=${frame ?? 0}`,
    ),
  ].map((url) => `/api/v1/public${url}`)
}
