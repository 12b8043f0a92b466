import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { type LayoutType, plansOf } from '#domain/layout/layout.ts'
import type { Contacts } from '#domain/partner/contacts.ts'
import { type Currency, isoCurrency } from '#domain/price/currency.ts'
import type { Project } from '#domain/project/project.ts'
import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { plainTag } from './page-links.ts'
import {
  areaThing,
  complexId,
  complexThing,
  floorPlanThing,
  planId,
  roomCount,
  type Thing,
  type ThingContext,
} from './structured-complex.ts'

/** Places can't have `offers`, so every unit is a product too. */
const TYPES: Readonly<Record<LayoutType, readonly string[]>> = {
  living: ['Apartment', 'Product'],
  house: ['House', 'Product'],
  commerce: ['Accommodation', 'Product'],
  parking: ['ParkingFacility', 'Product'],
  storage: ['Place', 'Product'],
}

const AVAILABILITY: Readonly<Record<StatusType, string>> = {
  [STATUS_TYPES.free]: 'InStock',
  [STATUS_TYPES.reserved]: 'Reserved',
  [STATUS_TYPES.sold]: 'SoldOut',
  [STATUS_TYPES.not_for_sale]: 'OutOfStock',
}

/** A unit: its listing, the unit with its offer, its layout, its project and its breadcrumbs. */
export function unitThings(context: ThingContext, project: Project, instance: Instance): readonly Thing[] {
  const { urls, translator } = context
  const url = urls.unit(instance.id)
  const area = instance.layout.area_total
  return [
    complexThing(context, project),
    ...(isPlaceToStay(instance.layout.type)
      ? [floorPlanThing(context, project, instance.layout, { min: area, max: area })]
      : []),
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: unitWords(translator, project).name(instance),
      inLanguage: plainTag(translator.language.code),
      mainEntity: { '@id': `${url}#unit` },
      breadcrumb: breadcrumbs(context, project, instance),
    },
    unitThing(context, project, instance),
  ]
}

/** Only an Accommodation has rooms, floors and a floor plan. */
function isPlaceToStay(type: LayoutType): boolean {
  return type !== 'parking' && type !== 'storage'
}

function unitThing(context: ThingContext, project: Project, instance: Instance): Thing {
  const { urls, translator, token } = context
  const { layout, storey } = instance
  const words = unitWords(translator, project)
  const plans = plansOf(layout)
  const area = areaThing(layout.area_total, project.area_unit)
  return {
    '@type': TYPES[layout.type],
    '@id': `${urls.unit(instance.id)}#unit`,
    name: words.name(instance),
    description: [words.kind(instance), words.area(instance), words.place(instance)].join(', '),
    sku: String(instance.id),
    containedInPlace: { '@id': complexId(urls) },
    ...(isPlaceToStay(layout.type)
      ? {
          accommodationFloorPlan: { '@id': planId(urls, layout.id) },
          // A house has floors, but is not on one.
          ...(layout.type !== 'house' && { floorLevel: String(storey.number) }),
          ...roomCount(layout, project),
          ...(layout.bathrooms !== null && { numberOfBathroomsTotal: layout.bathrooms }),
          floorSize: area,
        }
      : { size: area }),
    ...(plans.length > 0 && { image: plans.map(({ src }) => urls.file(src)) }),
    offers: offerThing(urls.unit(instance.id), project.currency, instance, token.contacts),
  }
}

function offerThing(url: string, currency: Currency, instance: Instance, contacts: Contacts): Thing {
  const shown = shownPriceOf(instance)
  const priceCurrency = isoCurrency(currency)
  return {
    '@type': 'Offer',
    url,
    ...(shown.kind === 'price' && { price: decimal(shown.price), priceCurrency }),
    availability: `https://schema.org/${AVAILABILITY[instance.status.type]}`,
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    ...(shown.kind === 'price' &&
      shown.old_price !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: decimal(shown.old_price),
          priceCurrency,
          priceType: 'https://schema.org/StrikethroughPrice',
        },
      }),
    seller: sellerThing(contacts),
  }
}

/** The developer or, under a partner link, the partner. */
function sellerThing({ name, company, phones, is_partner }: Contacts): Thing {
  const [telephone] = phones
  return {
    '@type': is_partner ? 'RealEstateAgent' : 'Organization',
    name: company ?? name,
    ...(telephone !== undefined && { telephone }),
  }
}

function breadcrumbs({ token, translator, urls }: ThingContext, project: Project, instance: Instance): Thing {
  const steps = [
    { name: token.settings.name, item: urls.main },
    { name: instance.estate.name, item: urls.estate(instance.estate.id) },
    { name: unitWords(translator, project).name(instance), item: urls.unit(instance.id) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function decimal(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
