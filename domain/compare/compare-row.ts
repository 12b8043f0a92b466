import type { Instance } from '#domain/chess/chess.ts'
import type { FactField, FactValue } from '#domain/instance/facts.ts'
import type { Project, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'

/** How many units are compared at once. */
export const COMPARE_LIMIT = 4

/** A unit to compare, with its project for currency and area unit: a group compares units of several projects. */
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
  | 'promoactions'
  | 'tags'

/** A unit's value in a row, not yet formatted. */
export type CompareValue =
  | FactValue
  | { readonly kind: 'money'; readonly amount: number }
  /** A free unit without a price. */
  | { readonly kind: 'on_request' }
  /** Also used instead of a price that is not shown. */
  | { readonly kind: 'status'; readonly status: Status }
  | { readonly kind: 'promoactions'; readonly promoactions: readonly Promoaction[] }
  | { readonly kind: 'tags'; readonly tags: readonly Tag[] }

/** What the best value of a row is called; the texts are `favorites.best_*`. */
export type BestWord = 'lowest' | 'largest' | 'highest'

/** A row of the comparison. */
export interface CompareRow {
  readonly field: CompareField
  /** One value per unit, in the order of the units; null if the unit has none. */
  readonly values: readonly (CompareValue | null)[]
  readonly isSame: boolean
  /** What the best value is called, and the indexes of the units that have it; null if there is no best value. */
  readonly best: { readonly word: BestWord; readonly at: readonly number[] } | null
}
