import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { PriceRounding } from '#domain/price/promoted-price.ts'
import type { Answer } from '#domain/project/descriptions.ts'
import type { AlwaysSet, Field, Fields, NamesWith } from './field.ts'

/** The name of a field's column. */
type ColumnName<Name extends string, Each> = Each extends { readonly column: infer Column extends string }
  ? Column
  : Each extends { readonly kind: 'reference' | 'file' }
    ? `${Name}_id`
    : Name

interface StoredValues {
  readonly word: string
  readonly text: LocalisedText
  readonly html: LocalisedText
  readonly whole: number
  readonly area: number
  readonly length: number
  /** Hundredths. */
  readonly amount: number
  readonly percent: number
  readonly color: string
  readonly day: string
  readonly currency: Currency
  readonly rounding: PriceRounding
  readonly time_zone: string
  readonly flag: boolean
  readonly answer: Answer
  readonly reference: number
  readonly references: number[]
  readonly file: number
}

type StoredValue<Each> = Each extends { readonly numbers: Readonly<Record<string, infer Value>> }
  ? Value
  : Each extends { readonly options: readonly (infer Option)[] }
    ? Option
    : Each extends { readonly kind: infer Kind extends keyof StoredValues }
      ? StoredValues[Kind]
      : never

/** Fields that are not columns of their entity's row. */
type NotStored = { readonly kind: 'nested' } | { readonly draftOnly: true }

/** The columns of the plain fields of a kind of entity. */
export type ColumnsOf<All> = {
  [Name in keyof All & string as All[Name] extends NotStored ? never : ColumnName<Name, All[Name]>]:
    | StoredValue<All[Name]>
    | (All[Name] extends AlwaysSet ? never : null)
}

/** The column of a plain field. */
export function columnOf(name: string, { kind, column }: Field): string {
  return column ?? (kind === 'reference' || kind === 'file' ? `${name}_id` : name)
}

/** Whether a field is a column of its entity's row. */
export function isStored({ kind, draftOnly }: Field): boolean {
  return kind !== 'nested' && !draftOnly
}

/** The fields of a kind of entity that visitors get as they are stored. */
export type ShownOf<All> = Readonly<ColumnsOf<Pick<All, NamesWith<All, { readonly shown: true }>>>>

/** Makes a function that takes from a row what visitors get as it is stored. */
export function shownOf<All extends Fields>(fields: All): (row: Readonly<Record<string, unknown>>) => ShownOf<All> {
  const names = Object.keys(fields).filter((name) => fields[name]?.shown)
  return (row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as ShownOf<All>
}
