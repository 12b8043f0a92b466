import type { Queries } from './database.ts'
import { insertNamed } from './insert-named.fixture.ts'
import { insertEstates, insertUnits } from './sample-building.fixture.ts'
import { insertCatalogues } from './sample-catalogue.fixture.ts'
import { insertPictures } from './sample-picture.fixture.ts'
import { insertProjects } from './sample-project.fixture.ts'
import { insertRegions } from './sample-region.fixture.ts'
import { accounts, media } from './tables/account.ts'

/** The ids of everything in the sample, by name. */
export type Sample = Awaited<ReturnType<typeof insertSample>>

/**
 * A small but complete developer. The group `coast` holds the catalogues `harbour`, `hill` and, not yet published,
 * `meadow`; their first tokens are their names. The partner `anna` has the second token `anna`, that of `boris` is
 * revoked. Harbour has everything that a project can have: 12 published units in the estates north and south, the
 * unit 204 and the estate west unpublished. Hill has two houses and no pictures; meadow has nothing at all.
 */
export async function insertSample(queries: Queries) {
  const { developer: account } = await insertNamed(queries, accounts, { developer: { name: 'Coast Homes' } })
  const files = await insertFiles(queries, account)
  const project = await insertProjects(queries, account, files)
  const catalogue = await insertCatalogues(queries, account, project.projects, files)
  const building = await insertEstates(queries, project.projects)
  const before = { account, files, ...project, ...catalogue, ...building }
  const pictures = await insertPictures(queries, before)
  const units = await insertUnits(queries, { ...before, ...pictures })
  const after = { ...before, ...pictures, ...units }
  return { ...after, ...(await insertRegions(queries, after)) }
}

/** The ids of files. */
export type SampleFiles = Awaited<ReturnType<typeof insertFiles>>

function insertFiles(queries: Queries, account_id: number) {
  const base = { account_id, size: 1000, widths: [], placeholder: '', width: null, height: null }
  const picture = { ...base, media_type: 'image/webp' as const, width: 1600, height: 900, widths: [640, 1600] }
  const drawing = { ...base, media_type: 'image/svg+xml', width: 400, height: 300 } as const
  return insertNamed(queries, media, {
    cover: { ...picture, name: 'cover.webp', hash: hash(1), placeholder: 'data:image/webp;base64,AAAA' },
    view: { ...picture, name: 'view.webp', hash: hash(2) },
    plan: { ...drawing, name: 'plan.svg', hash: hash(3) },
    upper: { ...drawing, name: 'upper.svg', hash: hash(4) },
    film: { ...base, name: 'film.mp4', hash: hash(5), media_type: 'video/mp4' },
    brochure: { ...base, name: 'brochure.pdf', hash: hash(6), media_type: 'application/pdf', size: 4096 },
    sphere: { ...picture, name: 'sphere.webp', hash: hash(7), width: 4096, height: 2048, widths: [640, 4096] },
    portrait: { ...picture, name: 'portrait.webp', hash: hash(8), width: 300, height: 300, widths: [300] },
    logo: { ...drawing, name: 'logo.svg', hash: hash(9) },
    developer: { ...drawing, name: 'developer.svg', hash: hash(10) },
  })
}

function hash(number: number): string {
  return number.toString(16).padStart(32, '0')
}
