import type {
  Answer,
  ConstructionEnd,
  HouseType,
  ParkingType,
  Renovation,
  Stage,
  WindowView,
} from '#domain/project/descriptions.ts'

/** Descriptive fields of a unit; their labels are the messages `field.*`. */
export type FactField =
  | 'area_total'
  | 'area_living'
  | 'area_kitchen'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'balconies'
  | 'storey'
  | 'section'
  | 'estate'
  | 'stage'
  | 'construction_end'
  | 'house_type'
  | 'renovation'
  | 'window_view'
  | 'parking_type'
  | 'kindergarten'
  | 'school'
  | 'security'
  | 'sports_ground'

/** A value that is not formatted yet: i18n turns it into text. */
export type FactValue =
  | { readonly kind: 'area'; readonly area: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'room_label'; readonly label: string }
  | { readonly kind: 'storey'; readonly number: number; readonly count: number }
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'construction_end'; readonly end: ConstructionEnd }
  | { readonly kind: 'house_type'; readonly type: HouseType }
  | { readonly kind: 'renovation'; readonly renovation: Renovation }
  | { readonly kind: 'window_view'; readonly view: WindowView }
  | { readonly kind: 'parking_type'; readonly type: ParkingType }
  | { readonly kind: 'answer'; readonly answer: Answer }

/** A line of a unit's description. */
export interface Fact {
  readonly field: FactField
  readonly value: FactValue
}
