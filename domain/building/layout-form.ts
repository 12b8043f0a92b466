import type { Entity } from '#domain/draft/entity.ts'
import { archived, made, type SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { type BuildFault, hasRooms, readArea } from './read-fields.ts'
import { changed } from './unit-changes.ts'

/** What is written about a layout. */
export interface LayoutForm {
  readonly id: string
  readonly type: LayoutType
  readonly label: string
  readonly area_total: string
  readonly area_living: string
  readonly area_kitchen: string
}

/** A layout of which nothing is known. */
export const EMPTY_LAYOUT: LayoutForm = {
  id: '',
  type: 'living',
  label: '',
  area_total: '',
  area_living: '',
  area_kitchen: '',
}

/** What is wrong with a layout, by field. */
type LayoutFaults = Readonly<Partial<Record<keyof LayoutForm, BuildFault>>>

const AREAS = ['area_total', 'area_living', 'area_kitchen'] as const

/** What is wrong with a layout. `taken` are the names of the others, `lang` is the language of the person who types. */
export function layoutFaults(form: LayoutForm, taken: ReadonlySet<string>, lang: LanguageCode): LayoutFaults {
  const faults: Partial<Record<keyof LayoutForm, BuildFault>> = {}
  const id = form.id.trim()
  if (id === '' || id.length > 100) faults.id = 'name'
  else if (taken.has(id)) faults.id = 'layout_taken'
  if (form.label.length > 50 || (form.label.trim() === '' && hasRooms(form.type))) faults.label = 'rooms'
  for (const area of AREAS) {
    const isMissing = form[area].trim() === '' && area !== 'area_total'
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
  const values = {
    type: form.type,
    label: form.label.trim(),
    area_total: readArea(form.area_total, lang) ?? 0,
    area_living: readArea(form.area_living, lang),
    area_kitchen: readArea(form.area_kitchen, lang),
  }
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
  return {
    id,
    type,
    label: text('label'),
    area_total: text('area_total'),
    area_living: text('area_living'),
    area_kitchen: text('area_kitchen'),
  }
}
