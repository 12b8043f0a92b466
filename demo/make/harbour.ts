import { harbourEstates } from './harbour-estates.ts'
import { harbourInteractives, harbourPanoramas } from './harbour-pictures.ts'
import { layoutsOf } from './layouts.ts'
import { featureOf, statusesOf, tagsOf } from './marks.ts'
import { reportOf } from './reports.ts'
import type { Source } from './source.ts'
import { joined, type Texts } from './texts.ts'
import type { LayoutInput, ProjectInput } from './types.ts'

const LAYOUTS = 'S1 S2 A1 A2 A3 B2 B3 C1 C2 C3 D1 P1 P2 K1 K2 K3 PS ST SX'.split(' ')

/** The project by the sea: two buildings on sale, in euros and square metres. */
export function makeHarbour(source: Source, texts: Texts): ProjectInput {
  return {
    vitrine: 1,
    project: harbourProject(texts),
    statuses: statusesOf(texts),
    promoactions: harbourPromoactions(texts),
    tags: tagsOf(
      [
        'sea',
        'marina',
        'park',
        'terrace',
        'corner',
        'top',
        'two_levels',
        'two_bathrooms',
        'shop_window',
        'charger',
        'wide',
      ],
      texts,
    ),
    // On the continent a label counts rooms, the living room among them.
    layouts: layoutsOf(source, LAYOUTS, { rooms: 'rooms', areaOf: (metres) => metres }).map(withMedia),
    estates: harbourEstates(source, texts),
    interactives: harbourInteractives(source, texts),
    panoramas: harbourPanoramas(source, texts),
    root: 'masterplan',
  }
}

/** The four-room apartments of building B are the show flat of the panoramas. */
function withMedia(layout: LayoutInput): LayoutInput {
  if (layout.id !== 'D1') return layout
  const video = { file: 'videos/harbour-b.mp4', poster: 'images/harbour/b/frame-0.webp' }
  return { ...layout, tour: { panorama: 'flat' }, video }
}

function harbourProject(texts: Texts): ProjectInput['project'] {
  return {
    id: 'harbour',
    name: texts('harbour.name'),
    currency: 'EUR',
    area_unit: 'm',
    rooms_basis: 'rooms',
    extra_price_label: texts('harbour.extra_price'),
    address: texts('harbour.address'),
    position: { lat: 42.0975, lng: 19.0868 },
    stage: 'process',
    construction_end: { quarter: 4, year: 2027 },
    description: joined(texts('harbour.description'), texts('harbour.about')),
    cover: 'images/harbour/hero.webp',
    gallery: [
      { image: 'images/harbour/hero.webp', caption: texts('caption.hero') },
      { image: 'images/harbour/courtyard.webp', caption: texts('caption.courtyard') },
      { image: 'images/harbour/lobby.webp', caption: texts('caption.lobby') },
      { image: 'images/harbour/renovation.webp', caption: texts('caption.finish') },
      { image: 'images/harbour/masterplan.webp', caption: texts('caption.park') },
    ],
    features: [
      featureOf('promenade', 'wave', texts),
      featureOf('park', 'picture', texts),
      featureOf('loggia', 'area', texts),
      featureOf('roof', 'sun', texts),
      featureOf('lobby', 'key', texts),
      featureOf('school', 'user', texts),
    ],
    documents: [{ kind: 'document', name: texts('document.handover'), file: 'documents/harbour-handover.pdf' }],
    map_image: 'images/harbour/map.svg',
    renovation_image: 'images/harbour/renovation.webp',
    reports: harbourReports(texts),
    payment_programmes: [
      { id: 'mortgage', kind: 'credit', name: texts('programme.mortgage'), rate: 3.6, min_first: 20, max_term: 300 },
      { id: 'green', kind: 'credit', name: texts('programme.green'), rate: 2.9, min_first: 25, max_term: 360 },
      {
        id: 'instalment',
        kind: 'instalment',
        name: texts('programme.instalment'),
        rate: 0,
        min_first: 30,
        max_term: 24,
      },
    ],
    videos: [
      { file: 'videos/harbour-a.mp4', name: texts('video.a'), poster: 'images/harbour/a/frame-0.webp' },
      { file: 'videos/harbour-b.mp4', name: texts('video.b'), poster: 'images/harbour/b/frame-0.webp' },
    ],
    kindergarten: true,
    school: true,
    security: true,
    sports_ground: true,
    parking_type: 'underground-and-ground',
  }
}

function harbourReports(texts: Texts) {
  return [
    reportOf('harbour.2026-04', 14, 1, texts),
    reportOf('harbour.2026-05', 22, 1, texts),
    reportOf('harbour.2026-06', 31, 2, texts),
    reportOf('harbour.2026-07', 40, 1, texts),
    reportOf('harbour.2026-08', 49, 2, texts),
    reportOf('harbour.2026-09', 58, 1, texts),
    reportOf('harbour.2026-10', 67, 3, texts),
  ]
}

function harbourPromoactions(texts: Texts): NonNullable<ProjectInput['promoactions']> {
  return [
    {
      id: 'early',
      sale: 5,
      name: texts('promo.early.name'),
      description: texts('promo.early.description'),
      until: '2027-06-30',
    },
    {
      id: 'three_rooms',
      sale: 7,
      name: texts('promo.three_rooms.name'),
      description: texts('promo.three_rooms.description'),
      until: '2027-03-31',
    },
    { id: 'parking', sale: 10, name: texts('promo.parking.name'), description: texts('promo.parking.description') },
    {
      id: 'shops',
      sale: 3.5,
      name: texts('promo.shops.name'),
      description: texts('promo.shops.description'),
      until: '2027-09-30',
    },
  ]
}
