import { type Entity, PARENT } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { made, type SentChange } from '#domain/draft/sent-change.ts'
import { namesOf } from '#domain/field/field.ts'
import { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import { type PriceStep, steppedPrice } from './price-step.ts'
import { lastPosition, type SectionNode, type StoreyNode } from './structure.ts'
import { type NumberingRule, unitNumbers } from './unit-numbers.ts'

// What a unit one storey higher has in common with the copied one. Its pictures and tour are its own.
const COPIED = namesOf(INSTANCE_FIELDS, ({ copied }) => copied === true)

/** The copies of a storey. */
export interface StoreyCopies {
  readonly source: StoreyNode
  readonly section: SectionNode
  /** The numbers of the storeys that are made. */
  readonly numbers: readonly number[]
  readonly rule: NumberingRule
  /** Null: the copies have no price. */
  readonly step: PriceStep | null
  readonly status: string
}

/** The numbers that copies of a storey get, by storey. */
export function copiedNumbers({ source, numbers, rule }: StoreyCopies): readonly (readonly string[])[] {
  const places = source.units.map(({ fields }, index) =>
    typeof fields.position === 'number' ? fields.position : index + 1,
  )
  return unitNumbers(
    numbers.map((number) => ({ number, places })),
    rule,
  )
}

/** The changes that copy a storey with its units to other storeys. */
export function copyChanges(copies: StoreyCopies, newId: () => string): readonly SentChange[] {
  const { source, section, numbers, step, status } = copies
  const given = copiedNumbers(copies)
  return numbers.flatMap((number, storeyIndex) => {
    const storey = newId()
    const plan = source.entity.fields.plan
    const units = source.units.map(({ fields }, index) => {
      const same = COPIED.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field] as Json]]))
      const price =
        typeof fields.price === 'number' && step ? steppedPrice(fields.price, step, number - source.number) : null
      return made('instance', newId(), {
        ...Object.fromEntries(same),
        parent: storey,
        number: given[storeyIndex]?.[index] ?? '',
        status,
        ...(price !== null && { price }),
      })
    })
    return [made('storey', storey, { parent: section.id, number, ...(plan !== undefined && { plan }) }), ...units]
  })
}

/** The changes that move units to a storey, after those that are there. */
export function moveChanges(units: readonly Entity[], target: StoreyNode): readonly SentChange[] {
  let position = lastPosition(target)
  return units.flatMap((unit): readonly SentChange[] => {
    const from = unit.fields[PARENT] ?? null
    if (from === target.id) return []
    position += 1
    return [changed(unit, PARENT, target.id), changed(unit, 'position', position)]
  })
}

/** A storey, and those of its units that get new numbers. */
interface RenumberedStorey {
  readonly number: number
  readonly units: readonly Entity[]
}

/** The new number of each unit. Storeys come from the lowest. */
export function newNumbers(
  storeys: readonly RenumberedStorey[],
  rule: NumberingRule,
): readonly { readonly unit: Entity; readonly number: string }[] {
  const places = storeys.map(({ number, units }) => ({
    number,
    places: units.map(({ fields }, index) => (typeof fields.position === 'number' ? fields.position : index + 1)),
  }))
  const numbers = unitNumbers(places, rule)
  return storeys.flatMap(({ units }, storey) =>
    units.map((unit, index) => ({ unit, number: numbers[storey]?.[index] ?? '' })),
  )
}

/** The changes that give units their new numbers. */
export function renumberChanges(numbers: ReturnType<typeof newNumbers>): readonly SentChange[] {
  return numbers.flatMap(({ unit, number }) => (unit.fields.number === number ? [] : [changed(unit, 'number', number)]))
}

/** A change of one field of an entity. */
export function changed({ kind, id, fields }: Entity, field: string, value: Json): SentChange {
  return { kind, id, field, value, base: fields[field] ?? null }
}
