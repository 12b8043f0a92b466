import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { PriceRounding } from '#domain/price/promoted-price.ts'
import type { Status } from '#domain/status/status.ts'
import type { Answer, ConstructionEnd, ParkingType, RoomsBasis, Stage } from './descriptions.ts'

/** A discount on the units that name it. */
export interface Promoaction {
  readonly id: number
  /** Percent. */
  readonly sale: number
  readonly name: string
  /** Html. */
  readonly description?: string | null | undefined
  /** Its last day, as an ISO date. */
  readonly until?: string | null | undefined
}

/** A feature of a unit, such as a terrace. */
export interface Tag {
  readonly id: number
  readonly name: string
  readonly color: string
  /** What it means, in html. */
  readonly description?: string | null | undefined
}

/** The rules and facts of a project that its units and documents need. */
export interface Project {
  readonly id: number
  readonly name: string
  readonly currency: Currency
  /** The step to which discounted prices are rounded, in whole units of the currency. */
  readonly price_rounding: PriceRounding
  readonly area_unit: AreaUnit
  readonly rooms_basis: RoomsBasis
  readonly extra_price_label: string | null
  readonly address: string | null
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly stage: Stage | null
  readonly construction_end: ConstructionEnd | null
  readonly parking_type: ParkingType | null
  readonly kindergarten: Answer | null
  readonly school: Answer | null
  readonly security: Answer | null
  readonly sports_ground: Answer | null
}

/** The parts of the response of `public/projects/{id}` that the rules need. */
export interface ProjectAnswer {
  readonly project: Project
  readonly layouts: readonly Layout[]
  readonly promoactions: readonly Promoaction[]
  readonly statuses: readonly Status[]
  readonly tags: readonly Tag[]
}
