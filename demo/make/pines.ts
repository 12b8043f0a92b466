import { layoutsOf } from './layouts.ts'
import { featureOf, statusesOf, tagsOf } from './marks.ts'
import { framesOf } from './pictures.ts'
import { pinesEstates } from './pines-estates.ts'
import { reportOf } from './reports.ts'
import type { Source } from './source.ts'
import { joined, type Texts } from './texts.ts'
import type { ProjectInput } from './types.ts'

/** The houses at the forest: dollars, so a label counts bedrooms. */
export function makePines(source: Source, texts: Texts): ProjectInput {
  return {
    vitrine: 1,
    project: pinesProject(texts),
    statuses: statusesOf(texts),
    promoactions: [
      {
        id: 'autumn',
        sale: 4,
        name: texts('promo.autumn.name'),
        description: texts('promo.autumn.description'),
        until: '2027-02-28',
      },
    ],
    tags: tagsOf(['forest', 'garden', 'fireplace', 'solar', 'two_levels'], texts),
    layouts: layoutsOf(source, ['H1', 'H2', 'H3'], { rooms: 'bedrooms', areaOf: (metres) => metres }),
    estates: pinesEstates(source, texts),
    interactives: [
      {
        id: 'masterplan',
        kind: 'masterplan',
        name: texts('pines.masterplan'),
        frames: framesOf(source, 'images/pines/masterplan', () => 'instance'),
      },
    ],
    root: 'masterplan',
  }
}

function pinesProject(texts: Texts): ProjectInput['project'] {
  return {
    id: 'pines',
    name: texts('pines.name'),
    currency: 'USD',
    area_unit: 'm',
    rooms_basis: 'bedrooms',
    address: texts('pines.address'),
    position: { lat: 42.1302, lng: 19.1214 },
    stage: 'process',
    construction_end: { quarter: 3, year: 2027 },
    description: joined(texts('pines.description'), texts('pines.about')),
    cover: 'images/pines/hero.webp',
    gallery: [
      { image: 'images/pines/hero.webp', caption: texts('caption.street') },
      { image: 'images/pines/model-H1.webp', caption: texts('caption.model.h1') },
      { image: 'images/pines/model-H2.webp', caption: texts('caption.model.h2') },
      { image: 'images/pines/model-H3.webp', caption: texts('caption.model.h3') },
    ],
    features: [
      featureOf('forest', 'compass', texts),
      featureOf('gardens', 'area', texts),
      featureOf('timber', 'sun', texts),
      featureOf('street', 'hand', texts),
    ],
    map_image: 'images/pines/map.svg',
    reports: [
      reportOf('pines.2026-06', 38, 1, texts),
      reportOf('pines.2026-08', 55, 1, texts),
      reportOf('pines.2026-09', 64, 1, texts),
      reportOf('pines.2026-10', 70, 1, texts),
    ],
    payment_programmes: [
      { id: 'home', kind: 'credit', name: texts('programme.home'), rate: 5.75, min_first: 20, max_term: 360 },
      { id: 'builder', kind: 'instalment', name: texts('programme.builder'), rate: 2, min_first: 40, max_term: 18 },
    ],
    kindergarten: true,
    school: false,
    security: false,
    sports_ground: true,
    parking_type: 'ground',
  }
}
