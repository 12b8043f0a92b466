import type { TokenData } from '#contract/token.ts'
import type { AreaUnit } from '#domain/area/area-unit.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Bounds } from '#domain/filter/filter.ts'
import { kindOf } from '#domain/kind/kind.ts'
import { type Layout, plansOf, roomsOf, STUDIO } from '#domain/layout/layout.ts'
import { groupByLayout } from '#domain/premises/layout-groups.ts'
import type { Project } from '#domain/project/project.ts'
import { formatAreaRange } from '#i18n/format-area.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordFlat } from '#i18n/word-unit.ts'
import type { ProjectModel } from '#server/public/public-models.ts'

/** A thing of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

/** Absolute URLs for structured data. */
export interface ThingUrls {
  /** The main page. The id of the project is derived from it. */
  readonly main: string
  readonly unit: (id: number) => string
  readonly estate: (id: number) => string
  readonly file: (src: string) => string
}

/** The language, catalogue and URLs of structured data. */
export interface ThingContext {
  readonly translator: Translator
  readonly token: TokenData
  readonly urls: ThingUrls
}

const UNIT_CODES: Readonly<Record<AreaUnit, string>> = { m: 'MTK', ft: 'FTK' }

/** A project with its floor plans. Parking spaces and the like are not accommodation. */
export function complexThings(context: ThingContext, { data, chess }: ProjectModel): readonly Thing[] {
  const homes = chess.instances.filter(({ layout }) => isHome(layout))
  const plans = groupByLayout(homes)
  return [
    {
      ...complexThing(context, data.project),
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: homes.length },
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: homes.filter(isFree).length },
      accommodationFloorPlan: plans.map(({ layout }) => ({ '@id': planId(context.urls, layout.id) })),
    },
    ...plans.map(({ layout, area }) => floorPlanThing(context, data.project, layout, area)),
  ]
}

/** The name and location of a project. */
export function complexThing({ token, urls }: ThingContext, { address, position }: Project): Thing {
  return {
    '@type': 'ApartmentComplex',
    '@id': complexId(urls),
    name: token.settings.name,
    url: urls.main,
    ...(address !== null && { address: postalAddress(address) }),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
  }
}

/** A layout, with the areas of its units. */
export function floorPlanThing(
  { translator, urls }: ThingContext,
  project: Project,
  layout: Layout,
  { min, max }: Bounds,
): Thing {
  const { area_unit, rooms_basis } = project
  const kind =
    layout.label === '' ? translator.t(`kind.${layout.type}`) : wordFlat(translator, layout.label, rooms_basis)
  const [plan] = plansOf(layout)
  return {
    '@type': 'FloorPlan',
    '@id': planId(urls, layout.id),
    name: translator.t('unit.kind_area', { name: kind, area: formatAreaRange(translator, min, max, area_unit) }),
    ...roomCount(layout, project),
    floorSize: min === max ? areaThing(min, area_unit) : areaRangeThing(min, max, area_unit),
    ...(plan && { layoutImage: urls.file(plan.src) }),
  }
}

/** The id of a project in structured data. */
export function complexId({ main }: ThingUrls): string {
  return `${main}#complex`
}

/** The id of a layout in structured data. */
export function planId({ main }: ThingUrls, layoutId: number): string {
  return `${main}#plan-${layoutId}`
}

/** An address, which is a single text in the data. */
export function postalAddress(address: string): Thing {
  return { '@type': 'PostalAddress', streetAddress: address }
}

/** An area with the UN/CEFACT code of its unit. */
export function areaThing(area: number, unit: AreaUnit): Thing {
  return { '@type': 'QuantitativeValue', value: area, unitCode: UNIT_CODES[unit] }
}

function areaRangeThing(minValue: number, maxValue: number, unit: AreaUnit): Thing {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: UNIT_CODES[unit] }
}

/** Rooms or bedrooms, as the project counts them, never converted. A studio is one room without a bedroom. */
export function roomCount({ label }: Layout, { rooms_basis }: Project): Thing {
  const isByRooms = rooms_basis === 'rooms'
  const count = label === STUDIO ? (isByRooms ? 1 : 0) : roomsOf(label)
  return count === null ? {} : { [isByRooms ? 'numberOfRooms' : 'numberOfBedrooms']: count }
}

/** Whether it is a home. */
function isHome({ type }: Instance['layout']): boolean {
  return kindOf(type) === 'home'
}
