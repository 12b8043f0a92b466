import type { Entity } from '#domain/draft/entity.ts'
import { archived, made, type SentChange } from '#domain/draft/sent-change.ts'
import { type Field, type NamesWith, namesOf } from '#domain/field/field.ts'
import { LAYOUT_FIELDS } from '#domain/field/unit.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { type BuildFault, hasRooms, readArea } from './read-fields.ts'
import { changed } from './unit-changes.ts'

/** A field of a layout that is an area. */
export type AreaName = NamesWith<typeof LAYOUT_FIELDS, { readonly kind: 'area' }>

/** The fields of a layout that are areas. */
export const AREA_NAMES = namesOf(LAYOUT_FIELDS, ({ kind }) => kind === 'area') as readonly AreaName[]

/** What is written about a layout. */
export interface LayoutForm extends Readonly<Record<AreaName, string>> {
  readonly id: string
  readonly type: LayoutType
  readonly label: string
}

/** A layout of which nothing is known. */
export const EMPTY_LAYOUT: LayoutForm = { id: '', type: 'living', label: '', ...areasBy(() => '') }

/** What is wrong with a layout, by field. */
type LayoutFaults = Readonly<Partial<Record<keyof LayoutForm, BuildFault>>>

/** What is wrong with a layout. `taken` are the names of the others, `lang` is the language of the person who types. */
export function layoutFaults(form: LayoutForm, taken: ReadonlySet<string>, lang: LanguageCode): LayoutFaults {
  const faults: Partial<Record<keyof LayoutForm, BuildFault>> = {}
  const id = form.id.trim()
  if (id === '' || id.length > 100) faults.id = 'name'
  else if (taken.has(id)) faults.id = 'layout_taken'
  if (form.label.length > 50 || (form.label.trim() === '' && hasRooms(form.type))) faults.label = 'rooms'
  for (const area of AREA_NAMES) {
    const isMissing = form[area].trim() === '' && isOptional(area)
    if (!isMissing && readArea(form[area], lang) === null) faults[area] = 'area'
  }
  return faults
}

/** The changes that make a layout, or change one. A new name makes another layout in its place, with `units` of the old one. */
export function layoutChanges(
  form: LayoutForm,
  before: Entity | null,
  units: readonly Entity[],
  lang: LanguageCode,
): readonly SentChange[] {
  const areas = areasBy((name) => readArea(form[name], lang) ?? (isOptional(name) ? null : 0))
  const values = { type: form.type, label: form.label.trim(), ...areas }
  const id = form.id.trim()
  if (!before || id !== before.id) {
    const given = Object.entries({ ...before?.fields, ...values }).filter(([, value]) => value !== null)
    return [
      made('layout', id, Object.fromEntries(given)),
      ...units.map((unit) => changed(unit, 'layout', id)),
      ...(before ? [archived('layout', before.id)] : []),
    ]
  }
  return Object.entries(values).flatMap(([field, value]) =>
    (before.fields[field] ?? null) === value ? [] : [changed(before, field, value)],
  )
}

/** A layout as the form shows it. */
export function formOfLayout({ id, fields }: Entity, type: LayoutType): LayoutForm {
  const text = (field: string) => (fields[field] === undefined || fields[field] === null ? '' : String(fields[field]))
  return { id, type, label: text('label'), ...areasBy(text) }
}

/** Whether a layout may be without an area. */
export function isOptional(name: AreaName): boolean {
  const field: Field = LAYOUT_FIELDS[name]
  return !field.required
}

function areasBy<Value>(read: (name: AreaName) => Value): Readonly<Record<AreaName, Value>> {
  return Object.fromEntries(AREA_NAMES.map((name) => [name, read(name)])) as Record<AreaName, Value>
}
