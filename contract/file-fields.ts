import * as z from 'zod'
import {
  type AlwaysSet,
  type Field,
  type Fields,
  isInFile,
  type NamesWith,
  type NestedName,
} from '#domain/field/field.ts'
import { color } from './color-scheme.ts'
import { amount, currency, percent, priceRounding } from './money.ts'
import { externalId, fileName, text } from './project-file-texts.ts'
import { timeZone } from './time-zone.ts'

/** The schemas of values that need no more than their kind. */
const SCHEMAS = {
  amount,
  answer: z.boolean(),
  area: z.number().min(0).max(10_000_000),
  color,
  currency,
  day: z.iso.date('Has to be a date such as "2027-03-31"'),
  file: fileName,
  flag: z.boolean(),
  html: text,
  percent,
  reference: externalId,
  rounding: priceRounding,
  text,
  time_zone: timeZone,
}

type ChoiceOf<Option> = [Option] extends [string]
  ? z.ZodEnum<{ [Each in Option]: Each }>
  : z.ZodLiteral<Extract<Option, number>>

/** The schema of the value of a field. */
type ValueSchema<Each> = Each extends { readonly options: readonly (infer Option)[] }
  ? ChoiceOf<Option>
  : Each extends { readonly kind: 'references' }
    ? z.ZodArray<typeof externalId>
    : Each extends { readonly kind: 'word' }
      ? z.ZodString
      : Each extends { readonly kind: 'whole' }
        ? z.ZodInt
        : Each extends { readonly kind: 'length' }
          ? z.ZodNumber
          : Each extends { readonly kind: infer Kind extends keyof typeof SCHEMAS }
            ? (typeof SCHEMAS)[Kind]
            : never

/** The schema of a field in a file: required, optional or with a default. */
type FieldSchema<Each> = Each extends { readonly required: true }
  ? ValueSchema<Each>
  : Each extends AlwaysSet
    ? z.ZodDefault<ValueSchema<Each>>
    : z.ZodOptional<ValueSchema<Each>>

/** The fields of the book as the shape of an object in a file. */
type FileShape<All, Nested> = {
  [Name in keyof All as All[Name] extends { readonly draftOnly: true } ? never : Name]: Name extends keyof Nested
    ? Nested[Name]
    : FieldSchema<All[Name]>
}

/** The shape of an entity in a file. Schemas of nested fields are given; all others follow from the book. */
export function fileShape<All extends Fields, Nested extends Readonly<Record<NestedName<All>, z.ZodType>>>(
  fields: All,
  nested: Nested,
): FileShape<All, Nested> {
  const given: Readonly<Record<string, z.ZodType>> = nested
  const inFile = Object.entries(fields).filter(([, field]) => isInFile(field))
  const shape = Object.fromEntries(inFile.map(([name, field]) => [name, given[name] ?? schemaOf(field)]))
  return shape as FileShape<All, Nested>
}

type ShownShape<All> = {
  [Name in NamesWith<All, { readonly shown: true }>]: All[Name] extends AlwaysSet
    ? ValueSchema<All[Name]>
    : z.ZodNullable<ValueSchema<All[Name]>>
}

/** The fields of the book that visitors get as they are stored. Answers promise no limits, which may rise. */
export function shownShape<All extends Fields>(fields: All): ShownShape<All> {
  const shown = Object.entries(fields).filter(([, field]) => field.shown)
  const shape = shown.map(([name, field]) => {
    const value = unlimited(field) ?? valueSchema(field)
    return [name, field.required || field.initial !== undefined ? value : value.nullable()]
  })
  return Object.fromEntries(shape) as ShownShape<All>
}

type OwnShape<All> = {
  [Name in NamesWith<All, { readonly own: true }>]: All[Name] extends { readonly patched: true }
    ? z.ZodOptional<z.ZodNullable<ValueSchema<All[Name]>>>
    : z.ZodOptional<ValueSchema<All[Name]>>
}

/** The figures that a unit can have instead of its layout. */
export function ownShape<All extends Fields>(fields: All): OwnShape<All> {
  const own = Object.entries<Field>(fields).filter(([, field]) => field.own)
  const shape = own.map(([name, field]) => {
    const value = unlimited(field) ?? valueSchema(field)
    const what = OWN_WORDS[field.kind] ?? 'value'
    const description = `The unit’s own ${what}; omitted if it is the same as the layout’s.`
    // A change that takes it back to that of the layout says null.
    return [name, (field.patched ? value.nullable() : value).meta({ description }).optional()]
  })
  return Object.fromEntries(shape) as OwnShape<All>
}

const OWN_WORDS: Readonly<Partial<Record<Field['kind'], string>>> = { area: 'area', length: 'height' }

function unlimited(field: Field): z.ZodType | null {
  switch (field.kind) {
    case 'word':
      return z.string()
    case 'whole':
      return z.int().min(field.least)
    case 'area':
    case 'length':
      return z.number().min(0)
    default:
      return null
  }
}

/** The schema of a plain field. */
export function schemaOf(field: Field): z.ZodType {
  const value = valueSchema(field)
  if (field.required) return value
  return field.initial === undefined ? value.optional() : value.default(field.initial)
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'word':
      return field.least === undefined ? z.string().max(field.most) : z.string().min(field.least).max(field.most)
    case 'whole':
      return z.int().min(field.least).max(field.most)
    case 'length':
      return z.number().gt(0).max(field.most)
    case 'choice':
      return isTexts(field.options) ? z.enum(field.options) : z.literal(field.options)
    case 'references':
      return z.array(externalId).max(field.most)
    case 'nested':
      throw new Error('the schema of a nested field is given')
    default:
      return SCHEMAS[field.kind]
  }
}

function isTexts(options: readonly string[] | readonly number[]): options is readonly string[] {
  return typeof options[0] === 'string'
}
