import type { Queries } from './database.ts'
import { insertNamed } from './insert-named.fixture.ts'
import type { SampleFiles } from './sample.fixture.ts'
import {
  constructionReports,
  documents,
  features,
  paymentProgrammes,
  projects,
  promoactions,
  statuses,
  tags,
} from './tables/project.ts'

/** The projects without their buildings and pictures. */
export async function insertProjects(queries: Queries, account_id: number, files: SampleFiles) {
  const counted = { currency: 'EUR', price_rounding: 1, area_unit: 'm', rooms_basis: 'rooms' } as const
  const plain = { account_id, published: true, ...counted } as const
  const ids = await insertNamed(queries, projects, {
    harbour: {
      ...plain,
      name: { en: 'Harbour Quarter', de: 'Hafenviertel' },
      extra_price_label: { en: 'With finishing' },
      address: { en: '3 Quay Street', de: 'Kaistraße 3' },
      lat: 42.43,
      lng: 18.7,
      stage: 'process',
      end_quarter: 3,
      end_year: 2027,
      description: { en: '<p>By the <b>sea</b>.<script>alert(1)</script></p>' },
      cover_id: files.cover,
      map_image_id: files.view,
      renovation_image_id: files.view,
      kindergarten: 1,
      school: 0,
      security: 1,
      parking_type: 'underground',
    },
    hill: { ...plain, name: { en: 'Hill' }, currency: 'AED', area_unit: 'ft', rooms_basis: 'bedrooms' },
    meadow: { ...plain, name: { en: 'Meadow' }, published: false },
  })
  const project_id = ids.harbour
  await queries.insert(features).values([
    { project_id, position: 1, name: { en: 'Marina' } },
    { project_id, position: 0, icon: 'lift', name: { en: 'Lift' }, description: { en: 'To every storey' } },
  ])
  await queries.insert(documents).values([
    { project_id, position: 0, kind: 'presentation', name: { en: 'Brochure' }, media_id: files.brochure },
    { project_id, position: 1, kind: 'document', name: { en: 'Permit' }, media_id: files.brochure },
  ])
  return { projects: ids, ...(await insertMarks(queries, ids)), ...(await insertPlans(queries, project_id)) }
}

async function insertMarks(queries: Queries, ids: { readonly harbour: number; readonly hill: number }) {
  const project_id = ids.harbour
  return {
    statuses: await insertNamed(queries, statuses, {
      free: { project_id, position: 0, type: 1, name: { en: 'Free', de: 'Frei' }, color: '#22aa44' },
      reserved: { project_id, position: 1, type: 2, name: { en: 'Reserved' }, color: '#eeaa22' },
      sold: { project_id, position: 2, type: 3, name: { en: 'Sold' }, color: '#cc3333' },
      withheld: { project_id, position: 3, type: 4, name: { en: 'Not for sale' }, color: '#888888' },
      hill_free: { project_id: ids.hill, position: 0, type: 1, name: { en: 'Free' }, color: '#22aa44' },
      hill_sold: { project_id: ids.hill, position: 1, type: 3, name: { en: 'Sold' }, color: '#cc3333' },
    }),
    promoactions: await insertNamed(queries, promoactions, {
      spring: {
        project_id,
        position: 0,
        sale: 5,
        name: { en: 'Spring' },
        description: { en: '<p onclick="go()">Five percent.</p>' },
        until: '2099-05-31',
      },
      summer: { project_id, position: 1, sale: 10, name: { en: 'Summer' } },
    }),
    tags: await insertNamed(queries, tags, {
      terrace: { project_id, position: 0, name: { en: 'Terrace', de: 'Terrasse' }, color: '#0a5bd3' },
      corner: { project_id, position: 1, name: { en: 'Corner' }, color: '#5b0ad3' },
    }),
  }
}

async function insertPlans(queries: Queries, project_id: number) {
  return {
    programmes: await insertNamed(queries, paymentProgrammes, {
      bank: { project_id, position: 0, kind: 'credit', name: { en: 'Bank' }, rate: 5.9, min_first: 20, max_term: 360 },
      own: { project_id, position: 1, kind: 'instalment', name: { en: 'Own' }, rate: 0, min_first: 30, max_term: 24 },
    }),
    reports: await insertNamed(queries, constructionReports, {
      september: { project_id, month: '2026-09', text: { en: '<p>Walls.</p>' }, progress: 40, published: true },
      october: { project_id, month: '2026-10', text: { en: '<p>Roof.</p>' }, progress: 62.5, published: true },
      november: { project_id, month: '2026-11', text: { en: '<p>Soon.</p>' }, published: false },
    }),
  }
}
