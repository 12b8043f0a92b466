import type { PgTable } from 'drizzle-orm/pg-core'
import { type ColumnsOf, columnOf, isStored } from '#domain/field/columns.ts'
import type { Field, Fields, ReferredKind } from '#domain/field/field.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { toMinor } from '#domain/price/money.ts'
import type { MediaIds } from './store-media.ts'
import { htmlText, optionalHtml, optionalText, plainText } from './stored-text.ts'

type Ids = ReadonlyMap<string, number>

/** The ids of what fields refer to. */
export interface FieldRefs {
  readonly media: MediaIds
  /** By kind, then by the ids in the file. */
  readonly ids?: Partial<Record<ReferredKind, Ids>>
}

/** Makes the columns of an entity of a file. Columns of nested fields are not among them. */
type StoreFields<All> = (item: Readonly<Partial<Record<keyof All, unknown>>>, refs: FieldRefs) => ColumnsOf<All>

/** Fits a table that has a column for each plain field. */
type WithColumns<All, Table extends PgTable> = keyof ColumnsOf<All> extends keyof Table['$inferSelect']
  ? unknown
  : never

/** Makes a function that stores the plain fields of a kind of entity. A field without a column does not compile. */
export function storeFields<All extends Fields, Table extends PgTable>(
  fields: All,
  _table: Table & WithColumns<All, Table>,
): StoreFields<All> {
  const plain = Object.entries(fields)
    .filter(([, field]) => isStored(field))
    .map(([name, field]) => ({ name, field, column: columnOf(name, field) }))
  return (item, refs) => {
    const values: Readonly<Record<string, unknown>> = item
    const row: Record<string, unknown> = {}
    for (const { name, field, column } of plain) row[column] = storedValue(field, values[name], refs)
    return row as ColumnsOf<All>
  }
}

function storedValue(field: Field, value: unknown, { media, ids = {} }: FieldRefs): unknown {
  switch (field.kind) {
    case 'text':
      return field.required ? plainText(value as LocalisedText) : optionalText(value as LocalisedText | undefined)
    case 'html':
      return field.required ? htmlText(value as LocalisedText) : optionalHtml(value as LocalisedText | undefined)
    case 'amount':
      return typeof value === 'number' ? toMinor(value) : null
    case 'answer':
      return typeof value === 'boolean' ? Number(value) : null
    case 'choice':
      return field.numbers && typeof value === 'string' ? field.numbers[value] : (value ?? null)
    case 'file':
      return typeof value === 'string' ? media.of(value) : null
    case 'reference':
      return typeof value === 'string' ? idIn(ids[field.to], value) : null
    case 'references':
      return [...new Set(value as readonly string[])].map((id) => idIn(ids[field.to], id))
    default:
      return value ?? null
  }
}

/** The database id for an id of the file. The checks made sure that it exists. */
export function idIn(ids: Ids | undefined, id: string): number {
  const found = ids?.get(id)
  if (found === undefined) throw new Error(`no id for ${id}`)
  return found
}
