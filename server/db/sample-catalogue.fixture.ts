import type { Queries } from './database.ts'
import { insertNamed } from './insert-named.fixture.ts'
import type { SampleFiles } from './sample.fixture.ts'
import {
  catalogueMembers,
  catalogues,
  embedDomains,
  links,
  partners,
  salesDepartments,
  whiteLabelDomains,
} from './tables/catalogue.ts'
import { integrations } from './tables/order.ts'

type ProjectIds = Readonly<Record<'harbour' | 'hill' | 'meadow', number>>

/** The catalogues with their links, partners, domains and integrations. */
export async function insertCatalogues(queries: Queries, account_id: number, projects: ProjectIds, files: SampleFiles) {
  const settings = settingsOf(account_id, files)
  const one = { ...settings, type: 'InteractiveCatalogue' } as const
  const ids = await insertNamed(queries, catalogues, {
    coast: { ...settings, type: 'GroupInteractiveCatalogue', name: { en: 'Coast Homes', de: 'Küstenhäuser' } },
    harbour: {
      ...one,
      project_id: projects.harbour,
      name: { en: 'Harbour Quarter', de: 'Hafenviertel' },
      embeds_anywhere: false,
    },
    hill: { ...one, project_id: projects.hill, name: { en: 'Hill' }, indexable: false },
    meadow: { ...one, project_id: projects.meadow, name: { en: 'Meadow' }, published: false },
  })
  await queries.insert(catalogueMembers).values([
    { group_id: ids.coast, member_id: ids.meadow, position: 2 },
    { group_id: ids.coast, member_id: ids.hill, position: 1 },
    { group_id: ids.coast, member_id: ids.harbour, position: 0 },
  ])
  const partnerIds = await insertPartners(queries, account_id, ids, files)
  const first = Object.entries(ids).map(([token, catalogue_id]) => ({ account_id, token, catalogue_id }))
  await queries
    .insert(links)
    .values([
      ...first,
      { account_id, token: 'anna', catalogue_id: ids.coast, partner_id: partnerIds.anna },
      { account_id, token: 'boris', catalogue_id: ids.harbour, partner_id: partnerIds.boris },
    ])
  await insertDomains(queries, ids)
  const hook = { account_id, kind: 'webhook', url: 'https://crm.example.com/hook', settings: {}, secret: 's' } as const
  const integrationIds = await insertNamed(queries, integrations, {
    crm: { ...hook, catalogue_id: ids.harbour, name: 'CRM', enabled: true },
    old: { ...hook, catalogue_id: ids.hill, name: 'Old CRM', enabled: false },
  })
  return { catalogues: ids, partners: partnerIds, integrations: integrationIds }
}

function settingsOf(account_id: number, files: SampleFiles) {
  const view = { enabled: true, order: 1, default_sort: 'default', cell: ['number', 'rooms', 'price'] } as const
  return {
    account_id,
    published: true,
    indexable: true,
    default_lang: 'en' as const,
    languages: ['en' as const, 'de' as const, 'ar' as const],
    primary_color: '#0a5bd3',
    primary_active_color: '#084aad',
    theme: 'device' as const,
    chess: { ...view, cell: [...view.cell], taken_prices: false },
    premises: { ...view, order: 2, default_sort: 'cheaper' as const, cell: [...view.cell] },
    interactive_enabled: true,
    info_enabled: true,
    about: {
      en: '<p>Since 1998. <script>alert(1)</script>Write to <a href="mailto:sales@coast.example">us</a>, +382 (67) 000-111.</p>',
    },
    templates: { spring: { en: '<p>Five percent off.</p>', de: '<p>Fünf Prozent.</p>' }, empty: {} },
    analytics: { metrika_id: '123', gtm_id: null, rpt: null },
    embeds_anywhere: true,
    contact_name: 'Sales office',
    contact_company: 'Coast Homes Ltd',
    contact_phones: ['+382 67 000 111'],
    contact_email: 'sales@coast.example',
    contact_profile_type: 8 as const,
    contact_logo_id: files.developer,
  }
}

type CatalogueIds = Readonly<Record<'coast' | 'harbour' | 'hill' | 'meadow', number>>

function insertPartners(queries: Queries, account_id: number, ids: CatalogueIds, files: SampleFiles) {
  return insertNamed(queries, partners, {
    anna: {
      account_id,
      catalogue_id: ids.coast,
      name: 'Anna Petrova',
      company: 'Bay Agency',
      profile_type: 1,
      phones: ['+382 67 123 456'],
      email: 'anna@bay.example',
      lang: 'en',
      photo_id: files.portrait,
      logo_id: files.logo,
    },
    boris: {
      account_id,
      catalogue_id: ids.harbour,
      name: 'Boris',
      profile_type: 3,
      phones: [],
      email: 'boris@bay.example',
      lang: 'de',
      revoked_at: new Date('2026-01-01'),
    },
  })
}

async function insertDomains(queries: Queries, ids: CatalogueIds): Promise<void> {
  await queries.insert(embedDomains).values({ catalogue_id: ids.harbour, host: 'www.coast.example' })
  await queries.insert(whiteLabelDomains).values([
    { catalogue_id: ids.harbour, domain: 'homes.example', privacy_url: 'https://homes.example/privacy' },
    { catalogue_id: ids.harbour, domain: null, privacy_url: 'https://coast.example/privacy' },
    { catalogue_id: ids.coast, domain: 'homes.example', privacy_url: 'https://homes.example/privacy' },
  ])
  await queries
    .insert(salesDepartments)
    .values(
      Object.values(ids).map((catalogue_id) => ({ catalogue_id, email: 'desk@coast.example', lang: 'en' as const })),
    )
}
