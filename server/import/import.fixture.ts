import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type * as z from 'zod'
import type { projectFile } from '#contract/project-file.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { accounts } from '#server/db/tables/account.ts'
import { catalogues, links, salesDepartments } from '#server/db/tables/catalogue.ts'
import type { Change } from '#server/live/change.ts'
import { followChanges } from '#server/live/change-feed.ts'
import { createMediaFiles } from '#server/media/media-files.ts'
import type { ImportDeps, ImportOutcome } from './import-deps.ts'
import { importFile } from './import-file.ts'

/** A project file before parsing. */
export type ProjectInput = z.input<typeof projectFile>

/** Imports into a fresh database, with media in memory. */
export interface TestImport {
  readonly test: TestDatabase
  readonly parts: ImportDeps
  readonly accountId: number
  readonly media: Map<string, Buffer>
  readonly run: (file: unknown, dryRun?: boolean) => Promise<ImportOutcome>
  /** What has changed since the last call, as `scope:id`. */
  readonly takeChanges: () => readonly string[]
  /** The number of rows in every table. */
  readonly countRows: () => Promise<Readonly<Record<string, number>>>
  readonly stop: () => Promise<void>
}

/** Starts a test database and everything an import needs. */
export async function startImport(start: () => Promise<TestDatabase>): Promise<TestImport> {
  const test = await start()
  const { database } = test
  const [account] = await database.queries.insert(accounts).values({ name: 'Test' }).returning({ id: accounts.id })
  const accountId = account?.id ?? 0
  const feed = await followChanges(database)
  let changes: Change[] = []
  feed.subscribe((change) => void changes.push(change))
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  const media = await sampleMedia()
  const parts: ImportDeps = {
    database,
    feed,
    files: createMediaFiles(folder),
    readFile: async (name) => media.get(name) ?? null,
  }
  return {
    test,
    parts,
    accountId,
    media,
    run: (file, dryRun = false) => importFile(parts, accountId, file, { dryRun }),
    takeChanges: () => {
      const taken = changes.map(({ scope, id }) => `${scope}:${id}`)
      changes = []
      return taken.sort()
    },
    countRows: () => countRows(test),
    stop: async () => {
      await test.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function countRows({ database }: TestDatabase): Promise<Readonly<Record<string, number>>> {
  const tables = await database.onConnection((run) =>
    run("select table_name as name from information_schema.tables where table_schema = 'public' order by 1"),
  )
  const counts: [string, number][] = []
  for (const { name } of tables) {
    const result = await database.queries.execute(
      sql`select count(*)::int as count from ${sql.identifier(String(name))}`,
    )
    counts.push([String(name), (result as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts)
}

/** The media that `sampleFile` names. */
export async function sampleMedia(): Promise<Map<string, Buffer>> {
  const plan = (text: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><text x="1" y="9">${text}</text></svg>`)
  return new Map([
    ['cover.png', await paint('#8ab')],
    ['facade-0.png', await paint('#9a8')],
    ['facade-1.png', await paint('#8a9')],
    ['hall.png', await paint('#ba8')],
    ['plan.svg', plan('plan')],
    ['upper.svg', plan('upper')],
    ['storey.svg', plan('storey')],
    ['film.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
    ['terms.pdf', Buffer.from('%PDF-1.7\n')],
  ])
}

/** Makes a picture of one colour. */
export function paint(color: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
}

type Row = [number, number, number, number]

/** Looks horizontally along +y from y = -20 at an area of about 10 m around the origin. */
export const CAMERA: [...Row, ...Row, ...Row, ...Row] = [1, 0, 0, 0, 0, 0, 1, -3, 0, 1, 0, 20, 0, 1, 0, 20]
const SQUARE: [number, number][] = [
  [-5, 0],
  [5, 0],
  [5, 5],
  [-5, 5],
]
const REGION: [number, number][] = [
  [0.1, 0.1],
  [0.5, 0.1],
  [0.5, 0.5],
]

/** A small project that uses every part of the format. */
export function sampleFile(): ProjectInput {
  return {
    vitrine: 1,
    project: {
      id: 'harbour',
      name: { en: 'Harbour', de: 'Hafen' },
      currency: 'EUR',
      position: { lat: 54.3, lng: 10.1 },
      construction_end: { quarter: 2, year: 2028 },
      description: { en: '<p onclick="steal()">By the <b>sea</b><script>steal()</script></p>' },
      cover: 'cover.png',
      gallery: [{ image: 'cover.png', caption: 'From the quay' }],
      features: [{ name: 'Concierge' }],
      documents: [{ kind: 'document', name: 'Terms', file: 'terms.pdf' }],
      reports: [
        { id: 'r1', month: '2026-05', text: '<p>Roof</p>', progress: 40, pictures: [{ image: 'facade-0.png' }] },
      ],
      payment_programmes: [{ id: 'p1', kind: 'credit', name: 'Mortgage', rate: 3.5, min_first: 20, max_term: 300 }],
      videos: [{ file: 'film.mp4', poster: 'cover.png' }],
      school: true,
    },
    statuses: [
      { id: 'free', type: 'free', name: 'Available', color: '#2f9e68' },
      { id: 'sold', type: 'sold', name: 'Sold', color: '#8a857d' },
    ],
    promoactions: [{ id: 'spring', sale: 5, name: 'Spring', description: '<i>Now</i>', until: '2026-06-30' }],
    tags: [{ id: 'terrace', name: 'Terrace', color: '#655f57' }],
    layouts: [
      { id: 'A', type: 'living', label: '2', area_total: 54.2, plan: 'plan.svg', tour: { panorama: 'hall' } },
      { id: 'B', type: 'living', label: '4', area_total: 96, plan_levels: ['plan.svg', 'upper.svg'] },
    ],
    estates: [
      {
        id: 'h1',
        name: 'House 1',
        sections: [
          {
            id: 's1',
            number: 1,
            storeys: [
              { id: 'f1', number: 1, plan: 'typical', instances: [unit('1', 1), { ...unit('2', 2), status: 'sold' }] },
              {
                id: 'f2',
                number: 2,
                plan: 'typical',
                instances: [
                  {
                    ...unit('3', 1),
                    layout: 'B',
                    price: 350_000.55,
                    promoactions: ['spring'],
                    tags: ['terrace'],
                    gallery: [{ image: 'hall.png' }],
                    tour: { embed: 'https://my.matterport.com/show/?m=abc' },
                    video: { embed: 'https://player.vimeo.com/video/1' },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    interactives: [
      {
        id: 'facade',
        kind: 'facade',
        name: 'House 1',
        estate: 'h1',
        frames: [
          { image: 'facade-0.png', camera: CAMERA },
          { image: 'facade-1.png', regions: [{ target: { kind: 'panorama', id: 'hall' }, polygons: [REGION] }] },
        ],
        volumes: [
          { target: { kind: 'storey', id: 'f1' }, base: SQUARE, bottom: 0, top: 3 },
          { target: { kind: 'storey', id: 'f2' }, base: SQUARE, bottom: 3, top: 6 },
        ],
      },
      {
        id: 'typical',
        kind: 'storey',
        name: 'Typical storey',
        parent: { interactive: 'facade', frame: 1 },
        frames: [
          {
            image: 'storey.svg',
            regions: [
              { target: { kind: 'instance', id: '1' }, polygons: [REGION] },
              { target: { kind: 'instance', id: '3' }, polygons: [REGION] },
            ],
          },
        ],
      },
    ],
    panoramas: [
      {
        id: 'hall',
        name: 'Hall',
        scenes: [
          {
            id: 'door',
            name: 'Door',
            image: 'hall.png',
            plan: { layout: 'A', point: [0.5, 0.5] },
            hotspots: [{ target: { kind: 'scene', id: 'window' }, yaw: 90, pitch: 0 }],
          },
          {
            id: 'window',
            name: 'Window',
            image: 'hall.png',
            hotspots: [{ target: { kind: 'estate', id: 'h1' }, yaw: 10, pitch: 5 }],
          },
        ],
      },
    ],
    root: 'facade',
  }
}

function unit(id: string, position: number): ProjectInput['estates'][0]['sections'][0]['storeys'][0]['instances'][0] {
  return { id, number: id, layout: 'A', status: 'free', price: 200_000, position }
}

/** Returns the element, or throws if it does not exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`no element ${index}`)
  return item
}

/** Inserts a catalogue with a first token. */
export async function insertCatalogue(
  { test, accountId }: TestImport,
  token: string,
  type: 'InteractiveCatalogue' | 'GroupInteractiveCatalogue',
): Promise<number> {
  const view = { enabled: true, order: 1, default_sort: 'cheaper' as const, cell: [] }
  const { queries } = test.database
  const [row] = await queries
    .insert(catalogues)
    .values({
      account_id: accountId,
      type,
      name: { en: token },
      published: true,
      indexable: false,
      default_lang: 'en' as const,
      languages: ['en' as const],
      theme: 'light' as const,
      chess: { ...view, taken_prices: false },
      premises: view,
      primary_color: '#000000',
      primary_active_color: '#000000',
      interactive_enabled: true,
      info_enabled: true,
      templates: {},
      analytics: { metrika_id: null, gtm_id: null, rpt: null },
      embeds_anywhere: false,
      contact_name: 'C',
      contact_phones: [],
    })
    .returning({ id: catalogues.id })
  const id = row?.id ?? 0
  await queries.insert(links).values({ account_id: accountId, token, catalogue_id: id })
  await queries.insert(salesDepartments).values({ catalogue_id: id, lang: 'en', email: 'sales@homes.example' })
  return id
}

/** The server itself as the author of changes. */
export function systemOf(accountId: number): ReachingActor {
  return { accountId, projects: null, kind: 'system', id: null }
}
