import type { ESTATE_FIELDS } from '#domain/field/building.ts'
import type { PROJECT_FIELDS } from '#domain/field/project.ts'
import type { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import type { Answer, ConstructionEnd } from '#domain/project/descriptions.ts'

/**
 * Descriptive fields of a unit in reading order, with the name of the best value in a comparison; null if none is better.
 * Their labels are the messages `field.*`.
 */
export const FACT_FIELDS = {
  area_total: 'largest',
  area_living: 'largest',
  area_kitchen: 'largest',
  rooms: null,
  bedrooms: null,
  bathrooms: null,
  balconies: null,
  estate: null,
  section: null,
  storey: 'highest',
  renovation: null,
  window_view: null,
  stage: null,
  construction_end: null,
  house_type: null,
  parking_type: null,
  kindergarten: null,
  school: null,
  security: null,
  sports_ground: null,
} as const
/** A descriptive field of a unit. */
export type FactField = keyof typeof FACT_FIELDS

type ChoiceOf<Each> = Each extends {
  readonly words: infer Words extends string
  readonly options: readonly (infer Option extends string | number)[]
}
  ? { readonly kind: 'choice'; readonly words: Words; readonly option: Option }
  : never
type ChoiceIn<Fields> = { [Name in keyof Fields]: ChoiceOf<Fields[Name]> }[keyof Fields]

/** An option of an enumeration; `words` is the beginning of its messages. */
export type ChoiceValue =
  | ChoiceIn<typeof INSTANCE_FIELDS>
  | ChoiceIn<typeof ESTATE_FIELDS>
  | ChoiceIn<typeof PROJECT_FIELDS>

/** A value that is not formatted yet: i18n turns it into text. */
export type FactValue =
  | { readonly kind: 'area'; readonly area: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'room_label'; readonly label: string }
  | { readonly kind: 'storey'; readonly number: number; readonly count: number }
  | { readonly kind: 'construction_end'; readonly end: ConstructionEnd }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | ChoiceValue

/** A line of a unit's description. */
export interface Fact {
  readonly field: FactField
  readonly value: FactValue
}
