import { layoutsOf } from './layouts.ts'
import { featureOf, statusesOf, tagsOf } from './marks.ts'
import { millEstate, toSquareFeet } from './mill-estate.ts'
import { millInteractives } from './mill-pictures.ts'
import { reportOf } from './reports.ts'
import type { Source } from './source.ts'
import { joined, type Texts } from './texts.ts'
import type { ProjectInput } from './types.ts'

/** The planned lofts: pounds, square feet, bedrooms, and prices for some of them only. */
export function makeMill(source: Source, texts: Texts): ProjectInput {
  return {
    vitrine: 1,
    project: millProject(texts),
    statuses: statusesOf(texts),
    promoactions: [
      {
        id: 'founders',
        sale: 2.5,
        name: texts('promo.founders.name'),
        description: texts('promo.founders.description'),
      },
    ],
    tags: tagsOf(['canal', 'high_ceiling', 'roof_light', 'corner', 'two_bathrooms'], texts),
    layouts: layoutsOf(source, ['M1', 'M2', 'M3', 'K1', 'K2'], { rooms: 'bedrooms', areaOf: toSquareFeet }),
    estates: [millEstate(source, texts)],
    interactives: millInteractives(source, texts),
    root: 'facade-m',
  }
}

function millProject(texts: Texts): ProjectInput['project'] {
  return {
    id: 'mill',
    name: texts('mill.name'),
    currency: 'GBR',
    area_unit: 'ft',
    rooms_basis: 'bedrooms',
    address: texts('mill.address'),
    position: { lat: 42.1089, lng: 19.0725 },
    stage: 'start',
    construction_end: { quarter: 1, year: 2029 },
    description: joined(texts('mill.description'), texts('mill.about')),
    cover: 'images/mill/hero.webp',
    gallery: [
      { image: 'images/mill/hero.webp', caption: texts('caption.mill') },
      { image: 'images/mill/m/frame-3.webp', caption: texts('caption.mill_quay') },
    ],
    features: [
      featureOf('brick', 'layers', texts),
      featureOf('lofts', 'eye', texts),
      featureOf('canal', 'wave', texts),
      featureOf('workshop', 'hand', texts),
    ],
    documents: [{ kind: 'presentation', name: texts('document.brochure'), file: 'documents/mill-brochure.pdf' }],
    map_image: 'images/mill/map.svg',
    reports: [reportOf('mill.2026-09', 3, 1, texts)],
    payment_programmes: [
      { id: 'builder', kind: 'instalment', name: texts('programme.builder'), rate: 0, min_first: 10, max_term: 30 },
    ],
    videos: [{ file: 'videos/mill.mp4', name: texts('video.mill'), poster: 'images/mill/m/frame-0.webp' }],
    kindergarten: false,
    school: true,
    security: true,
    sports_ground: false,
    parking_type: 'underground',
  }
}
