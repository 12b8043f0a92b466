import { columnOf, isStored } from '#domain/field/columns.ts'
import { type Field, type Fields, isInFile, type NestedName, type ReferredKind } from '#domain/field/field.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { Currency } from '#domain/price/currency.ts'
import { toMajor } from '#domain/price/money.ts'
import type { PriceRounding } from '#domain/price/promoted-price.ts'
import { type ExternalIds, idOf, idsOf } from './external-ids.ts'
import { optional, unlessEmpty } from './optional.ts'

/** What fields are written with: the own ids of what they refer to, and the names of media, if they have such fields. */
export interface WritingRefs {
  readonly ids: Partial<ExternalIds>
  readonly file?: (id: number) => string
}

interface WrittenValues {
  readonly word: string
  readonly text: LocalisedText
  readonly html: LocalisedText
  readonly whole: number
  readonly area: number
  readonly length: number
  readonly amount: number
  readonly percent: number
  readonly color: string
  readonly day: string
  readonly currency: Currency
  readonly rounding: PriceRounding
  readonly time_zone: string
  readonly flag: boolean
  readonly answer: boolean
  readonly reference: string
  readonly references: readonly string[]
  readonly file: string
}

type WrittenValue<Each> =
  | (Each extends { readonly options: readonly (infer Option)[] }
      ? Option
      : Each extends { readonly kind: infer Kind extends keyof WrittenValues }
        ? WrittenValues[Kind]
        : never)
  | (Each extends { readonly required: true } ? never : undefined)

type Written<All, Nested> = {
  readonly [Name in keyof All as All[Name] extends { readonly draftOnly: true }
    ? never
    : Name]: Name extends keyof Nested ? Nested[Name] : WrittenValue<All[Name]>
}

type Row = Readonly<Record<string, unknown>>

/**
 * Makes a function that writes the fields of a row in the order of the book. Values of nested fields are given; all others
 * follow from the row.
 */
export function writeFields<All extends Fields>(fields: All) {
  const written = Object.entries(fields)
    .filter(([, field]) => isInFile(field))
    .map(([name, field]) => ({ name, field, column: isStored(field) ? columnOf(name, field) : null }))
  return <Nested extends Readonly<Record<NestedName<All>, unknown>>>(
    row: Row,
    refs: WritingRefs,
    nested: Nested,
  ): Written<All, Nested> => {
    const given: Row = nested
    const entity: Record<string, unknown> = {}
    for (const { name, field, column } of written) {
      entity[name] = column === null ? given[name] : writtenValue(field, row[column], refs)
    }
    return entity as Written<All, Nested>
  }
}

/** A stored value as a file has it; undefined if the file leaves it out. */
export function writtenValue(field: Field, value: unknown, { ids, file = noName }: WritingRefs): unknown {
  switch (field.kind) {
    case 'amount':
      return typeof value === 'number' ? toMajor(value) : undefined
    case 'answer':
      return typeof value === 'number' ? value === 1 : undefined
    case 'choice':
      return field.numbers ? optionOf(field.numbers, value) : optional(value)
    case 'flag':
      return value === field.initial ? undefined : optional(value)
    case 'file':
      return typeof value === 'number' ? file(value) : undefined
    case 'reference':
      return typeof value === 'number' ? idOf(finderOf(ids, field.to), value) : undefined
    case 'references':
      return unlessEmpty(idsOf(finderOf(ids, field.to), value as readonly number[]))
    default:
      return optional(value)
  }
}

function optionOf(numbers: Readonly<Record<string, number>>, value: unknown): string {
  const found = Object.keys(numbers).find((option) => numbers[option] === value)
  if (found === undefined) throw new Error(`no option ${value}`)
  return found
}

function finderOf(ids: WritingRefs['ids'], to: ReferredKind): (id: number) => string | undefined {
  return ids[to === 'interactive' || to === 'panorama' ? 'picture' : to] ?? (() => undefined)
}

function noName(id: number): never {
  throw new Error(`no name for medium ${id}`)
}
