/** The kinds of entities that a field can name. */
export type ReferredKind =
  | 'status'
  | 'promoaction'
  | 'tag'
  | 'layout'
  | 'estate'
  | 'section'
  | 'storey'
  | 'interactive'
  | 'panorama'

/** What the value of a field is, and so how it is written in a file, checked, stored, typed and said. */
type FieldValue =
  /** A text in no language, such as a number on a door. */
  | { readonly kind: 'word'; readonly least?: number; readonly most: number }
  /** A text by language. */
  | { readonly kind: 'text' | 'html' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** In metres, or in feet where areas are in square feet. */
  | { readonly kind: 'length'; readonly most: number }
  | { readonly kind: 'area' | 'amount' | 'percent' | 'color' | 'day' | 'currency' | 'rounding' | 'time_zone' }
  | { readonly kind: 'flag' }
  /** Yes, no or unknown, stored as 1, 0 or null. */
  | { readonly kind: 'answer' }
  | {
      readonly kind: 'choice'
      readonly options: readonly string[] | readonly number[]
      /** The beginning of the messages of its options; without it they are said as they are. */
      readonly words?: string
      /** The numbers that stand for the options in the database. */
      readonly numbers?: Readonly<Record<string, number>>
    }
  /** The own id of another entity. */
  | { readonly kind: 'reference'; readonly to: ReferredKind }
  | { readonly kind: 'references'; readonly to: ReferredKind; readonly most: number }
  /** The name of an uploaded medium. */
  | { readonly kind: 'file' }
  /** A list or an object with a schema of its own, which is stored by hand; `to` is what it names, if only one kind. */
  | { readonly kind: 'nested'; readonly to?: ReferredKind }

/** A field of an entity: everything that is derived from it looks here. */
export type Field = FieldValue & {
  /** The message that names it. */
  readonly label: string
  /** The message that stands for no value; a common one by default. */
  readonly absent?: string
  /** What it is, in the description of the import format. Absent if its schema says so itself. */
  readonly about?: string
  /** Whether a file has to have it. */
  readonly required?: true
  /** What a file means that leaves it out. */
  readonly initial?: string | number | boolean | readonly never[]
  /** Its column, if it has another name than the field, with `_id` for what it refers to. */
  readonly column?: string
  /** Whether visitors get it as it is stored; null if it has no value. */
  readonly shown?: true
  /** Whether a figure of a unit stands in for that of its layout. Visitors get it only where a unit has it. */
  readonly own?: true
  /** Whether the Studio's table of units has a column of it (`domain/unit-table/unit-columns.ts`). */
  readonly tabled?: true
  /** Whether `PATCH manage/instances` changes it live. */
  readonly patched?: true
  /** Whether a feed can own it. */
  readonly owner?: 'feed'
  /** The duty of those who may change it; `describe` by default. */
  readonly duty?: 'describe' | 'administer' | 'sell'
  /** Whether only a new entity has it in a draft. Later it is changed live. */
  readonly liveOnly?: true
  /** Why a draft can't have it. */
  readonly elsewhere?: string
  /** Whether only drafts have it as a field. In a file it is the place of the entity, or beside it. */
  readonly draftOnly?: true
  /** Whether it names the entity, so that a number is no amount. */
  readonly names?: true
  /** Whether the unit on the next storey has the same when a storey is copied. */
  readonly copied?: true
}

/** The fields of a kind of entity, in the order of the import format. */
export type Fields = Readonly<Record<string, Field>>

/** A field that always has a value. */
export type AlwaysSet = { readonly required: true } | { readonly initial: unknown }

/** The names of the fields that have a trait. */
export type NamesWith<All, Trait> = { [Name in keyof All]: All[Name] extends Trait ? Name : never }[keyof All] & string

/** What a field refers to; undefined if it names nothing. */
export function referredKind(field: Field | undefined): ReferredKind | undefined {
  return field && 'to' in field ? field.to : undefined
}

/** The names of the fields whose values are lists or objects of their own. */
export type NestedName<All> = NamesWith<All, { readonly kind: 'nested' }>

/** Whether a file has the field inside its entity. */
export function isInFile({ draftOnly }: Field): boolean {
  return !draftOnly
}

/** The names of the fields that fit, in the order of the book. */
export function namesOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  fits: (field: Field) => boolean,
): readonly Name[] {
  const entries = Object.entries<Field>(fields) as [Name, Field][]
  return entries.filter(([, field]) => fits(field)).map(([name]) => name)
}
