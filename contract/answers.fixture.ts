import { generateProject } from '#demo/generated-project.ts'
import { anEstate, anInstance, aSection, aStorey, project, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { EstateAnswer } from '#domain/chess/chess-answer.ts'
import type { InteractiveData } from './interactive.ts'
import type { ProjectData } from './projects.ts'
import type { TokenData } from './token.ts'

const picture = { src: '/media/1.avif', srcset: '/media/1-640.avif 640w', width: 1600, height: 900, placeholder: '' }
const english = { id: 2, name: 'en', is_rtl: false } as const
const film = { kind: 'file', src: '/media/2.mp4', name: null, poster: picture } as const
const gallery = [{ image: picture, caption: 'The quay' }]

/** The project of the domain's fixture, with the fields that the rules do not need. */
export const aProject: ProjectData = {
  project: {
    ...project,
    description: '<p>By the sea.</p>',
    gallery,
    features: [{ icon: null, name: 'Lift', description: null }],
    documents: [
      { kind: 'presentation', name: 'Brochure', src: '/media/3.pdf', media_type: 'application/pdf', size: 1024 },
    ],
    map_image: picture,
    renovation_image: null,
    reports: [{ id: 1, month: '2026-11', text: '<p>Roof.</p>', progress: 62.5, pictures: gallery }],
    payment_programmes: [{ id: 3, kind: 'credit', name: 'Bank', rate: 5.9, min_first: 20, max_term: 360 }],
    videos: [film],
    panoramas: [{ id: 4, name: 'Lobby', thumb: picture }],
  },
  layouts: projectAnswer.layouts.map((layout) => ({
    ...layout,
    ceiling_height: 2.85,
    euro_layout: true,
    plan: picture,
    plan_levels: [picture, picture],
  })),
  promoactions: projectAnswer.promoactions.map((promo) => ({ ...promo, description: null, until: '2026-12-31' })),
  statuses: [...projectAnswer.statuses],
  tags: projectAnswer.tags.map((tag) => ({ ...tag, description: '<p>Paved.</p>' })),
}

const duplex = {
  ...anInstance({ id: 3, span: { columns: 2, storeys: 2 }, price: 162_000.5, extra_price: 0 }),
  gallery,
  video: film,
  tour: { kind: 'panorama', id: 4 } as const,
}

/** A chess with a duplex that has every optional field. */
export const aChess: readonly EstateAnswer[] = [
  anEstate([
    aSection([
      aStorey(-1, [anInstance({ id: 1, layout_id: 4, price: null })]),
      aStorey(
        1,
        [anInstance({ id: 2, promoactions: [1], tags: [1, 3], position: 1, renovation: 6, window_view: 12 }), duplex],
        { plan: { interactive: 6, frame: 0 } },
      ),
    ]),
  ]),
]

/** The generated demo as responses of the project and chess calls. */
export function aGeneratedAnswer(units: number): { project: unknown; chess: unknown } {
  const { project, chess } = generateProject(units)
  const layouts = project.layouts.map((layout) => ({ ...layout, plan: null }))
  const promoactions = project.promoactions.map((promo) => ({ ...promo, description: null, until: null }))
  const details = { ...aProject.project, ...project.project }
  return { project: { ...project, project: details, layouts, promoactions }, chess }
}

/** A group of one project under a partner's link. */
export const aToken: TokenData = {
  settings: {
    id: 1,
    type: 'GroupInteractiveCatalogue',
    name: 'Seaside',
    project_id: null,
    default_lang: english,
    short_type: 'gic',
    indexable: true,
  },
  languages: [english, { id: 14, name: 'ar', is_rtl: true }],
  current_lang: english,
  catalogs: [
    {
      id: 2,
      type: 'InteractiveCatalogue',
      name: 'Harbour Quarter',
      token: 'harbour',
      project_id: 7,
      image: picture,
      address: '3 Quay Street',
      stage: 'process',
      construction_end: { quarter: 3, year: 2027 },
      currency: 'GBR',
      area_unit: 'ft',
      min_price: 95_000,
      free_count: 2,
      free_by_label: [
        { label: '1', count: 1, min_price: 95_000 },
        { label: 'studio', count: 1, min_price: null },
      ],
      free_by_kind: [{ kind: 'home', count: 2, all: 3, min_price: 95_000 }],
    },
  ],
  contacts: {
    name: 'Anna Petrova',
    phones: ['+382 67 123 456'],
    email: 'anna@example.com',
    photo: picture,
    logo: null,
    profile_type: 1,
    company: 'Coast Agency',
    is_partner: true,
  },
  privacy: { url: 'https://example.com/privacy' },
  capabilities: { crm: false, events: true, pdf: true },
  chess: {
    enabled: true,
    order: 1,
    default_sort: 'default',
    cell: ['number', 'rooms', 'price'],
    taken_prices: false,
  },
  premises: { enabled: true, order: 2, default_sort: 'cheaper', cell: ['area', 'price_m2'] },
  interactive: { enabled: true, root: { id: 'estate-5', frame: 0 } },
  info: { enabled: true, about: '<p>Since 1998.</p>' },
  templates: { spring: '<p>Five percent.</p>' },
  layout: { color_scheme: { primary: '#0A5BD3', primary_active: '#084aad', theme: 'device' } },
  analytics: {
    metrika_id: '123',
    gtm_id: null,
    rpt: { id: '1', uid: null, aid: null, utp: null, src: 'https://rpt.example/a.js' },
  },
}

/** A facade with a region of three corners. */
export const aFacade: InteractiveData = {
  id: '6',
  kind: 'facade',
  name: 'A',
  frame: {
    id: 0,
    order: 1,
    image: picture,
    regions: [
      {
        target: { kind: 'storey', id: 101 },
        polygons: [
          [
            [0, 0],
            [1, 0],
            [0.5, 1],
          ],
        ],
      },
    ],
  },
  frames: [{ id: 0, order: 1, thumb: null }],
  parent: { id: '5', frame: 0, name: 'Masterplan' },
  storeys: [{ id: 101, number: -1, free_count: 0 }],
}

/** A panorama of one scene. */
export const aPanorama: InteractiveData = {
  ...aFacade,
  id: '4',
  kind: 'panorama',
  parent: null,
  storeys: [],
  scenes: [
    {
      id: 1,
      name: 'Lobby',
      image: picture,
      heading: 90,
      plan: { layout_id: 1, point: [0.5, 0.5] },
      hotspots: [{ target: { kind: 'scene', id: 2 }, name: null, yaw: -12.5, pitch: 3 }],
    },
  ],
}
