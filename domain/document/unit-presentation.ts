import type { AreaUnit } from '#domain/area/area-unit.ts'
import { type ShownPrice, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { type Fact, factsOf } from '#domain/instance/facts.ts'
import { type LayoutType, plansOf } from '#domain/layout/layout.ts'
import type { Image } from '#domain/media/image.ts'
import type { Contacts } from '#domain/partner/contacts.ts'
import { storeyPlaceOf, type UnitPlace } from '#domain/picture/locate-unit.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import type { Project, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'

/** What the presentation of a unit is made from. */
interface UnitPresentationInput {
  readonly instance: Instance
  readonly project: Project
  readonly contacts: Contacts
  /** Where the pictures show the unit. */
  readonly place: UnitPlace
  readonly mapImage: Image | null
  readonly renovationImage: Image | null
  /** Absolute address of the unit in the catalogue. */
  readonly link: string
  /** ISO date of the prices. */
  readonly date: string
}

/** The contents of a unit presentation, for the page and for the PDF. */
export interface UnitPresentation {
  readonly project_name: string
  readonly instance_name: { readonly type: LayoutType; readonly number: string }
  readonly address: string | null
  readonly common_area: { readonly area: number; readonly unit: AreaUnit }
  readonly rooms: { readonly label: string; readonly basis: RoomsBasis } | null
  readonly status: Status
  readonly price: ShownPrice
  readonly price_m2: number | null
  readonly extra_price: { readonly label: string | null; readonly price: number } | null
  readonly currency: Currency
  readonly promoactions: readonly Promoaction[]
  readonly tags: readonly Tag[]
  readonly facts: readonly Fact[]
  readonly layout_plan: readonly Image[]
  /** The unit on the plan of its storey. */
  readonly object_plan: Pinpoint | null
  /** The storey on the picture of its building. */
  readonly building: Pinpoint | null
  /** The house or building on the site. */
  readonly house_plan: Pinpoint | null
  readonly map_position: { readonly lat: number; readonly lng: number; readonly image: Image | null } | null
  readonly renovation_example: Image | null
  readonly seller: Pick<Contacts, 'name' | 'company' | 'photo' | 'logo' | 'profile_type' | 'is_partner'>
  readonly phone: string | null
  readonly mail: string | null
  readonly link: string
  readonly date: string
}

/** Builds the contents of a presentation. Under a partner's link the only contacts are the partner's. */
export function unitPresentation(input: UnitPresentationInput): UnitPresentation {
  const { instance, project, contacts } = input
  const { name, company, photo, logo, profile_type, is_partner } = contacts
  return {
    ...unitParts(instance, project),
    ...placeParts(input.place),
    project_name: project.name,
    address: project.address,
    currency: project.currency,
    facts: factsOf(instance, project),
    layout_plan: plansOf(instance.layout),
    map_position: project.position && { ...project.position, image: input.mapImage },
    renovation_example: input.renovationImage,
    seller: { name, company, photo, logo, profile_type, is_partner },
    phone: contacts.phones[0] ?? null,
    mail: contacts.email,
    link: input.link,
    date: input.date,
  }
}

function unitParts(instance: Instance, project: Project) {
  const { layout, extra_price } = instance
  const price = shownPriceOf(instance)
  const priced = price.kind === 'price'
  return {
    instance_name: { type: layout.type, number: instance.number },
    common_area: { area: layout.area_total, unit: project.area_unit },
    rooms: layout.label === '' ? null : { label: layout.label, basis: project.rooms_basis },
    status: instance.status,
    price,
    // If the price is hidden, the other prices are hidden too.
    price_m2: priced ? instance.price_m2 : null,
    extra_price: priced && extra_price !== null ? { label: project.extra_price_label, price: extra_price } : null,
    promoactions: priced ? instance.promoactions : [],
    tags: instance.tags,
  }
}

function placeParts(place: UnitPlace) {
  const object_plan = storeyPlaceOf(place)
  // A house is marked on the site itself; a flat by its building.
  return { object_plan, building: place.storey, house_plan: place.estate ?? (object_plan ? null : place.unit) }
}
