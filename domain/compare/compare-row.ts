import type { Instance } from '#domain/chess/chess.ts'
import type { FactField, FactValue } from '#domain/instance/fact.ts'
import type { Project, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'

/** How many units stand side by side: more can't be taken in at once. */
export const COMPARE_LIMIT = 4

/** A unit to compare, with the project that prices and measures it: a group compares units of several. */
export interface ComparedUnit {
  readonly instance: Instance
  readonly project: Project
}

/** What a row compares. */
export type CompareField =
  | 'status'
  | 'price'
  | 'price_per_m'
  | 'price_per_ft'
  | 'extra_price'
  | 'project'
  | FactField
  | 'promotions'
  | 'tags'

/** What a unit has in a row, still to be put into words. */
export type CompareValue =
  | FactValue
  | { readonly kind: 'money'; readonly amount: number }
  /** A free unit without a price. */
  | { readonly kind: 'on_request' }
  /** Also in the place of a price that a unit does not show. */
  | { readonly kind: 'status'; readonly status: Status }
  | { readonly kind: 'promotions'; readonly promotions: readonly Promoaction[] }
  | { readonly kind: 'tags'; readonly tags: readonly Tag[] }

/** The word for the best value of a row; said by `favorites.best_*` messages. */
export type BestWord = 'lowest' | 'largest' | 'highest'

/** A row of the comparison. */
export interface CompareRow {
  readonly field: CompareField
  /** Of each unit, in their order; null where a unit has nothing to say. */
  readonly values: readonly (CompareValue | null)[]
  readonly isSame: boolean
  /** The best value and the places of the units that have it; null where none is better than another. */
  readonly best: { readonly word: BestWord; readonly at: readonly number[] } | null
}
