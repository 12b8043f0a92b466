import fc from 'fast-check'
import type { INTERACTIVE_KINDS } from '#contract/interactive.ts'
import { PROGRAMME_KINDS } from '#contract/order-form.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { EMBEDS } from '#domain/media/embed-hosts.ts'
import { HOUSE_TYPES, PARKING_TYPES, RENOVATIONS, STAGES, WINDOW_VIEWS } from '#domain/project/descriptions.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import type { ProjectInput } from '#server/import/import.fixture.ts'
import { createDraw, type Draw } from './draw.fixture.ts'
import { randomCatalogue } from './random-catalogue.fixture.ts'
import { randomPictures } from './random-pictures.fixture.ts'

type Estate = ProjectInput['estates'][number]
type Storey = Estate['sections'][number]['storeys'][number]
type Unit = Storey['instances'][number]

/** The ids that the parts of a random file may refer to. */
export interface RandomPlan {
  readonly pictures: readonly { readonly id: string; readonly kind: PictureKind; readonly frames: number }[]
  readonly panoramas: readonly string[]
  readonly layouts: readonly string[]
  readonly statuses: readonly string[]
  readonly promoactions: readonly string[]
  readonly tags: readonly string[]
  readonly hasDecimals: boolean
}

type PictureKind = Exclude<(typeof INTERACTIVE_KINDS)[number], 'group' | 'panorama'>

/** Random files with everything that an import accepts; their media are those of `startImport`. */
export function randomFiles(): fc.Arbitrary<ProjectInput> {
  return fc.gen().map((gen) => randomFile(createDraw(gen)))
}

function randomFile(draw: Draw): ProjectInput {
  const { ids, text, maybe, list, one, html } = draw
  const currency = one(['EUR', 'USD', 'GBR', 'JPY'] as const)
  const plan: RandomPlan = {
    pictures: ids('picture', 0, 4).map((id) => ({
      id,
      frames: draw.int(1, 3),
      kind: one(['masterplan', 'facade', 'storey'] as const),
    })),
    panoramas: ids('panorama', 0, 2),
    layouts: ids('layout', 1, 3),
    statuses: ids('status', 1, 3),
    promoactions: ids('promoaction', 0, 2),
    tags: ids('tag', 0, 2),
    hasDecimals: currency !== 'JPY',
  }
  const estates = ids('estate', 0, 2).map((id) => randomEstate(draw, plan, id))
  return {
    ...maybe('$schema', () => './import.schema.json'),
    vitrine: 1,
    project: { ...randomProject(draw), currency },
    ...maybe('catalogue', () => randomCatalogue(draw)),
    statuses: plan.statuses.map((id) => ({
      id,
      name: text(),
      color: draw.color(),
      type: one(Object.keys(STATUS_TYPES) as (keyof typeof STATUS_TYPES)[]),
    })),
    promoactions: plan.promoactions.map((id) => ({
      id,
      sale: draw.number(0, 100),
      name: text(),
      ...maybe('description', html),
      ...maybe('from', () => one(['2023-07-01', '2024-02-29'])),
      ...maybe('until', () => one(['2024-02-29', '2031-12-31'])),
    })),
    tags: plan.tags.map((id) => ({ id, name: text(), color: draw.color(), ...maybe('description', html) })),
    layouts: plan.layouts.map((id) => ({
      id,
      type: one(LAYOUT_TYPES),
      label: one(['1', '3', 'studio']),
      area_total: draw.number(1, 900),
      ...maybe('area_living', () => draw.number(0, 90)),
      ...maybe('area_kitchen', () => draw.number(0, 90)),
      ...maybe('bathrooms', () => draw.int(0, 9)),
      ...maybe('balconies', () => draw.int(0, 9)),
      ...maybe('ceiling_height', () => draw.number(1, 100)),
      ...maybe('euro_layout', draw.yes),
      ...maybe('plan', draw.picture),
      ...maybe('plan_levels', () => list(0, 3, draw.picture)),
      ...randomShows(draw, plan),
    })),
    estates,
    ...randomPictures(draw, plan, estates),
  }
}

function randomProject(draw: Draw): Omit<ProjectInput['project'], 'currency'> {
  const { text, maybe, list, one, html, picture, int } = draw
  return {
    id: draw.word(),
    name: text(),
    ...maybe('published', draw.yes),
    ...maybe('price_rounding', () => one([1, 10, 100, 1000] as const)),
    ...maybe('area_unit', () => one(['m', 'ft'] as const)),
    ...maybe('time_zone', () => one(['UTC', 'Europe/Podgorica', 'Asia/Dubai'])),
    ...maybe('rooms_basis', () => one(['rooms', 'bedrooms'] as const)),
    ...maybe('extra_price_label', draw.anyText),
    ...maybe('address', draw.anyText),
    ...maybe('position', () => ({ lat: draw.number(-90, 90), lng: draw.number(-180, 180) })),
    ...maybe('stage', () => one(STAGES)),
    ...maybe('construction_end', () => randomEnd(draw)),
    ...maybe('description', html),
    ...maybe('cover', picture),
    ...maybe('gallery', () => randomGallery(draw)),
    ...maybe('features', () =>
      list(0, 2, () => ({ ...maybe('icon', draw.word), name: text(), ...maybe('description', draw.anyText) })),
    ),
    ...maybe('documents', () =>
      list(0, 2, () => ({ kind: one(['presentation', 'document'] as const), name: text(), file: 'terms.pdf' })),
    ),
    ...maybe('map_image', picture),
    ...maybe('renovation_image', picture),
    ...maybe('reports', () =>
      draw.ids('report', 0, 3).map((id) => ({
        id,
        month: one(['2026-01', '2026-01', '2026-02']),
        text: html(),
        ...maybe('progress', () => draw.number(0, 100)),
        ...maybe('pictures', () => randomGallery(draw)),
        ...maybe('published', draw.yes),
      })),
    ),
    ...maybe('payment_programmes', () =>
      draw.ids('programme', 0, 2).map((id) => ({
        id,
        kind: one(PROGRAMME_KINDS),
        name: text(),
        max_term: int(1, 1200),
        rate: draw.number(0, 100),
        min_first: draw.number(0, 100),
      })),
    ),
    ...maybe('videos', () => list(0, 3, () => randomFilm(draw))),
    ...maybe('kindergarten', draw.yes),
    ...maybe('school', draw.yes),
    ...maybe('security', draw.yes),
    ...maybe('sports_ground', draw.yes),
    ...maybe('parking_type', () => one(PARKING_TYPES)),
  }
}

function randomEstate(draw: Draw, plan: RandomPlan, id: string): Estate {
  const { maybe, one } = draw
  return {
    id,
    name: draw.text(),
    ...maybe('type', () => one(['house', 'townhouse'])),
    ...maybe('stage', () => one(STAGES)),
    ...maybe('construction_end', () => randomEnd(draw)),
    ...maybe('house_type', () => one(HOUSE_TYPES)),
    ...maybe('storeys_total', () => draw.int(1, 99)),
    ...maybe('published', draw.yes),
    sections: draw.ids('section', 0, 2).map((section) => ({
      id: section,
      number: draw.int(0, 2),
      ...maybe('name', draw.anyText),
      storeys: draw.ids('storey', 0, 3).map((storey, index) => randomStorey(draw, plan, storey, index)),
    })),
  }
}

function randomStorey(draw: Draw, plan: RandomPlan, id: string, index: number): Storey {
  const { maybe, one } = draw
  const plans = plan.pictures.filter(({ kind }) => kind === 'storey')
  const hasPositions = draw.yes()
  return {
    id,
    number: index - 1,
    ...(draw.yes() && { order: (index - 1) * 10 }),
    ...(plans.length > 0 && maybe('plan', () => one(plans).id)),
    instances: draw.ids('unit', 0, 3).map((unit, column) => ({
      ...randomUnit(draw, plan, unit),
      // Three columns each, so that wide units fit.
      ...(hasPositions && { position: column * 3 + 1 }),
      ...maybe('span', () => ({ columns: draw.int(1, 3), storeys: 1 })),
    })),
  }
}

function randomUnit(draw: Draw, plan: RandomPlan, id: string): Unit {
  const { maybe, one, some } = draw
  const amount = () => (plan.hasDecimals ? draw.int(0, 90_000_000) / 100 : draw.int(0, 9_000_000))
  return {
    id,
    number: one(['1', '2', '10', 'A-7']),
    layout: one(plan.layouts),
    status: one(plan.statuses),
    ...maybe('area_total', () => draw.number(1, 500)),
    ...maybe('area_living', () => draw.number(1, 500)),
    ...maybe('area_kitchen', () => draw.number(1, 500)),
    ...maybe('promoactions', () => some(plan.promoactions)),
    ...maybe('tags', () => some(plan.tags)),
    ...maybe('price', amount),
    ...maybe('extra_price', amount),
    ...maybe('renovation', () => one(RENOVATIONS)),
    ...maybe('window_view', () => one(WINDOW_VIEWS)),
    ...maybe('ceiling_height', () => draw.number(1, 100)),
    ...maybe('gallery', () => randomGallery(draw)),
    ...randomShows(draw, plan),
    ...maybe('published', draw.yes),
  }
}

function randomShows(draw: Draw, { panoramas }: RandomPlan): Pick<Unit, 'tour' | 'video'> {
  const { maybe, one } = draw
  const embed = () => ({ embed: `${EMBEDS[0]}/?m=${draw.int(1, 3)}` })
  return {
    ...maybe('tour', () => (panoramas.length > 0 && draw.yes() ? { panorama: one(panoramas) } : embed())),
    ...maybe('video', () => randomFilm(draw)),
  }
}

function randomFilm(draw: Draw): NonNullable<Unit['video']> {
  return {
    ...(draw.yes() ? { file: 'film.mp4' } : { embed: `${EMBEDS[2]}${draw.int(1, 3)}` }),
    ...draw.maybe('name', draw.anyText),
    ...draw.maybe('poster', draw.picture),
  }
}

function randomGallery(draw: Draw): NonNullable<Unit['gallery']> {
  return draw.list(0, 3, () => ({ image: draw.picture(), ...draw.maybe('caption', draw.anyText) }))
}

function randomEnd(draw: Draw) {
  return { quarter: draw.one([1, 2, 3, 4] as const), year: draw.int(2000, 2050) }
}
