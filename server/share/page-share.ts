import type { Address } from '#domain/address/address.ts'
import { parseQuery } from '#domain/address/query.ts'
import { unitWords } from '#i18n/unit-words.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Call } from '#server/public-call/call.ts'
import { findUnits, type UnitOfModel, type UnitSources } from './find-units.ts'
import { homeOf } from './home-catalogue.ts'
import { listPreview } from './list-preview.ts'
import type { PageFacts } from './page-facts.ts'
import { addressIn, estateOf, unitOf, unitPlace } from './page-links.ts'
import { nameOf, PREVIEW_SIZE } from './paint-preview.ts'
import type { PreviewContext } from './preview-data.ts'
import { type PreviewTarget, previewLink } from './preview-link.ts'
import { complexThings, type Thing, type ThingContext, type ThingUrls } from './structured-complex.ts'
import { groupThings } from './structured-group.ts'
import { unitThings } from './structured-unit.ts'
import { unitPreview } from './unit-preview.ts'

/** A requested page: its place in the catalogue, its query and its site. */
export interface AskedPage {
  readonly address: Address
  readonly search: string
  readonly origin: string
  /** The version of all data on the page (`formatEventId`). */
  readonly state: string
}

/** The picture of a link preview. */
interface SharedImage {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly type: string
}

/** What a link preview of a page shows; null for what is the same on every page of the catalogue. */
export interface PageShare {
  /** The name of the unit. */
  readonly name: string | null
  readonly description: string | null
  readonly image: SharedImage
  readonly things: readonly Thing[]
  /** The first token of the unit's catalogue: in a group, that of its own project. */
  readonly firstToken: string
}

/** What link previews are made from. */
interface PageShareDeps extends UnitSources {
  readonly translators: Translators
}

/** Reads what a link preview of a page shows. Units are read only if the address names some. */
export async function readPageShare(
  deps: PageShareDeps,
  call: Call,
  page: AskedPage,
  { token }: PageFacts,
): Promise<PageShare> {
  const context: PreviewContext = { translator: await deps.translators(call.lang), token }
  const { address } = page
  const unitId = unitOf(address)
  const shared = address.page.name === 'favorites' && unitId === null ? parseQuery(page.search).shared : []
  const units = await findUnits(deps, call, unitId === null ? shared : [unitId])
  const [unit] = units
  if (unit && unitId !== null) return unitShare(deps, call, page, context, unit)
  if (unit) return listShare(call, page, context, units, shared)
  const things = await projectThings(deps, call, page, context)
  const image = imageOf(call, page, context, { kind: 'project', estate: estateOf(address) }, page.state)
  return { name: null, description: null, image, things, firstToken: address.firstToken }
}

function unitShare(
  { directory }: PageShareDeps,
  call: Call,
  page: AskedPage,
  context: PreviewContext,
  unit: UnitOfModel,
): PageShare {
  const { instance, project } = unit
  const words = unitWords(context.translator, project)
  const firstToken = homeOf(directory, call, project.id)?.token ?? page.address.firstToken
  const preview = nameOf(unitPreview(context, project, instance))
  const image = imageOf(call, page, context, { kind: 'unit', id: instance.id }, preview)
  const urls = thingUrls(call, page, firstToken)
  return {
    name: words.name(instance),
    description: [
      wordUnit(context, unit),
      words.place(instance),
      ...(project.address === null ? [] : [project.address]),
    ].join(' · '),
    image: { ...image, alt: `${words.name(instance)}, ${image.alt}` },
    things: unitThings({ ...context, urls }, project, instance),
    firstToken,
  }
}

/** The number of units that fit into a description. */
const DESCRIBED = 3

function listShare(
  call: Call,
  page: AskedPage,
  context: PreviewContext,
  units: readonly UnitOfModel[],
  ids: readonly number[],
): PageShare {
  const count = context.translator.t('count.favorites', { count: units.length })
  const described = units.slice(0, DESCRIBED).map((unit) => wordUnit(context, unit))
  return {
    name: null,
    description: [count, ...described].join(' · '),
    image: imageOf(call, page, context, { kind: 'list', ids }, nameOf(listPreview(context, units))),
    things: [],
    firstToken: page.address.firstToken,
  }
}

/** For example: 3-room apartment, 71 m², €444,900. */
function wordUnit({ translator }: PreviewContext, { instance, project }: UnitOfModel): string {
  const { kind, area, price } = unitWords(translator, project)
  return translator.t('share.description', { name: kind(instance), area: area(instance), price: price(instance) })
}

// The pages that introduce a project. Grids do not wait for the units.
const INTRODUCTIONS: readonly string[] = ['main', 'info', 'about', 'projects']

async function projectThings(
  { models }: PageShareDeps,
  call: Call,
  page: AskedPage,
  context: PreviewContext,
): Promise<readonly Thing[]> {
  if (!INTRODUCTIONS.includes(page.address.page.name)) return []
  const { project_id } = context.token.settings
  if (project_id === null) return groupThings(context.token, (token) => thingUrls(call, page, token).main)
  const model = await models.project(call, project_id)
  const thingContext: ThingContext = { ...context, urls: thingUrls(call, page, page.address.firstToken) }
  return model ? complexThings(thingContext, model) : []
}

function imageOf(
  { lang }: Call,
  { address, origin }: AskedPage,
  { token }: PreviewContext,
  target: PreviewTarget,
  content: string,
): SharedImage {
  const src = origin + previewLink(target, address, lang, content)
  return { src, ...PREVIEW_SIZE, alt: token.settings.name, type: 'image/jpeg' }
}

/** Absolute URLs with the tokens and the language of a page. */
function thingUrls(
  { lang, catalogue }: Call,
  { address: { secondToken }, origin }: { readonly address: Pick<Address, 'secondToken'>; readonly origin: string },
  firstToken: string,
): ThingUrls {
  const urlOf = (place: Pick<Address, 'page' | 'panel'>) =>
    origin + addressIn({ lang, firstToken, secondToken, ...place }, lang, catalogue)
  return {
    main: urlOf({ page: { name: 'main' }, panel: null }),
    unit: (id) => urlOf(unitPlace(id)),
    estate: (estateId) => urlOf({ page: { name: 'chess-estate', estateId }, panel: null }),
    file: (src) => new URL(src, origin).href,
  }
}
