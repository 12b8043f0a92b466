import { ESTATE_FIELDS, SECTION_FIELDS, STOREY_FIELDS } from './building.ts'
import { CATALOGUE_FIELDS } from './catalogue.ts'
import type { Field } from './field.ts'
import { FRAME_FIELDS, INTERACTIVE_FIELDS, PANORAMA_FIELDS } from './pictures.ts'
import { PROJECT_FIELDS, PROMOACTION_FIELDS, STATUS_FIELDS, TAG_FIELDS } from './project.ts'
import { INSTANCE_FIELDS, LAYOUT_FIELDS } from './unit.ts'

/** The order of a list. Every entity but this one is a part of a project file. */
const ORDER_FIELDS = {
  ids: { kind: 'nested', draftOnly: true, required: true, label: 'publish.field.order' },
} as const

/** The fields of every kind of entity. */
export const BOOK = {
  project: PROJECT_FIELDS,
  catalogue: CATALOGUE_FIELDS,
  status: STATUS_FIELDS,
  promoaction: PROMOACTION_FIELDS,
  tag: TAG_FIELDS,
  layout: LAYOUT_FIELDS,
  estate: ESTATE_FIELDS,
  section: SECTION_FIELDS,
  storey: STOREY_FIELDS,
  instance: INSTANCE_FIELDS,
  interactive: INTERACTIVE_FIELDS,
  frame: FRAME_FIELDS,
  panorama: PANORAMA_FIELDS,
  order: ORDER_FIELDS,
} as const

/** A kind of entity with fields. */
export type BookKind = keyof typeof BOOK

type LabelOf<Each> = Each extends { readonly label: infer Label } ? Label : never
type AbsentOf<Each> = Each extends { readonly absent: infer Absent } ? Absent : never
type MessagesOf<Fields> = { [Name in keyof Fields]: LabelOf<Fields[Name]> | AbsentOf<Fields[Name]> }[keyof Fields]

/** The messages that name fields, or stand for no value of them. */
export type FieldLabel = { [Kind in BookKind]: MessagesOf<(typeof BOOK)[Kind]> }[BookKind]

/** A field as it is looked up by its name. */
export type NamedField = Field & { readonly label: FieldLabel; readonly absent?: FieldLabel }

/** The field of a kind of entity; undefined for names that the book does not have, such as those of older drafts. */
export function fieldOf(kind: BookKind, name: string): NamedField | undefined {
  const fields: Readonly<Record<string, NamedField>> = BOOK[kind]
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
