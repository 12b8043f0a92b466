import type { $Type, NotNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  type PgBigInt53BuilderInitial,
  type PgBooleanBuilderInitial,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
  type PgTextBuilderInitial,
  text,
} from 'drizzle-orm/pg-core'
import type { AlwaysSet, Field, Fields, NamesWith } from '#domain/field/field.ts'

type TextBuilder = PgTextBuilderInitial<string, [string, ...string[]]>
type IntegerBuilder = PgIntegerBuilderInitial<string>

interface Builders {
  readonly word: TextBuilder
  readonly whole: IntegerBuilder
  readonly area: PgDoublePrecisionBuilderInitial<string>
  readonly length: PgDoublePrecisionBuilderInitial<string>
  readonly amount: PgBigInt53BuilderInitial<string>
  readonly flag: PgBooleanBuilderInitial<string>
}

type ValueKind = keyof Builders | 'choice'

type BuilderOf<Each> = Each extends { readonly options: readonly (infer Option)[] }
  ? $Type<Option extends string ? TextBuilder : IntegerBuilder, Option>
  : Each extends { readonly kind: infer Kind extends keyof Builders }
    ? Builders[Kind]
    : never

type ValueColumns<All> = {
  [Name in NamesWith<All, { readonly kind: ValueKind }>]: All[Name] extends AlwaysSet
    ? NotNull<BuilderOf<All[Name]>>
    : BuilderOf<All[Name]>
}

/**
 * The columns of the fields of an entity that are single values. What refers to other rows, and texts by language, are
 * columns of their table.
 */
export function valueColumns<All extends Fields>(fields: All): ValueColumns<All> {
  const columns = Object.entries<Field>(fields).flatMap(([name, field]) => {
    const column = columnFor(name, field)
    if (!column) return []
    const isAlwaysSet = field.required || field.initial !== undefined
    return [[name, isAlwaysSet ? column.notNull() : column]]
  })
  return Object.fromEntries(columns) as ValueColumns<All>
}

function columnFor(name: string, field: Field) {
  switch (field.kind) {
    case 'word':
      return text(name)
    case 'whole':
      return integer(name)
    case 'area':
    case 'length':
      return doublePrecision(name)
    case 'amount':
      return bigint(name, { mode: 'number' })
    case 'flag':
      return boolean(name)
    case 'choice':
      return typeof field.options[0] === 'number' ? integer(name) : text(name)
    default:
      return null
  }
}
