import type { FieldOwner } from '#contract/field-owners.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useFieldOwners } from './field-owners.ts'
import { type OwnerWords, ownerWords } from './owner-words.ts'
import { useColumnUnits } from './use-column-units.ts'
import { useHoldSettings } from './use-hold-settings.ts'

/** The feed of a column: what is said about it, and the act that takes the column over or gives it back. */
interface ColumnOwner {
  readonly owner: FieldOwner
  readonly words: OwnerWords
  readonly mayTake: boolean
  readonly change: () => Promise<void>
}

/** The feed of a column; null if none writes it. `left`: how many units an act has left alone because of it. */
export function useOwner(column: UnitColumn, left = 0): ColumnOwner | null {
  const translator = useTranslator()
  const { ownerOf, take, release } = useFieldOwners()
  const mayTake = hasDuty(useMe().role, 'describe')
  const { timeZone } = useHoldSettings()
  const units = useColumnUnits()
  const owner = ownerOf(column)
  if (!owner) return null
  return {
    owner,
    mayTake,
    words: ownerWords(owner, column, { translator, units, timeZone, mayTake, now: new Date() }, left),
    change: () => (owner.taken ? release : take)(owner.field),
  }
}
