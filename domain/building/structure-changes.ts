import type { Json } from '#domain/draft/json.ts'
import type { SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { type BuildFault, readSectionNumber, readStoreyNumber } from './read-fields.ts'
import type { EstateNode, SectionNode, StoreyNode } from './structure.ts'
import { changed } from './unit-changes.ts'

/** A place that is edited, with what it is in. */
export type EditedPlace =
  | { readonly kind: 'estate'; readonly node: EstateNode }
  | { readonly kind: 'section'; readonly node: SectionNode; readonly estate: EstateNode }
  | {
      readonly kind: 'storey'
      readonly node: StoreyNode
      readonly estate: EstateNode
      readonly section: SectionNode
    }

/** The number that was typed for a section or a storey; null for anything else, and for a building, which has none. */
export function readPlaceNumber({ kind }: EditedPlace, number: string): number | null {
  if (kind === 'estate') return null
  return kind === 'storey' ? readStoreyNumber(number) : readSectionNumber(number)
}

/** What is wrong with the name or the number of a place: a building needs a name, and siblings have different numbers. */
export function placeFault(
  place: EditedPlace,
  name: string,
  number: string,
): { readonly field: 'name' | 'number'; readonly fault: BuildFault } | null {
  if (place.kind === 'estate') return name.trim() === '' ? { field: 'name', fault: 'name' } : null
  const isStorey = place.kind === 'storey'
  const value = readPlaceNumber(place, number)
  if (value === null) return { field: 'number', fault: isStorey ? 'storey' : 'whole_number' }
  const siblings: readonly { readonly id: string; readonly number: number }[] =
    place.kind === 'storey' ? place.section.storeys : place.estate.sections
  const isTaken = siblings.some((other) => other.id !== place.node.id && other.number === value)
  return isTaken ? { field: 'number', fault: isStorey ? 'storeys_taken' : 'section_taken' } : null
}

/** The change of a name in one language. The other languages stay. Without a name it is the last of them. */
export function renamed({ entity }: EstateNode | SectionNode, name: string, lang: LanguageCode): readonly SentChange[] {
  const before = entity.fields.name
  const others: Readonly<Record<string, Json>> =
    typeof before === 'object' && before !== null && !Array.isArray(before)
      ? (before as Readonly<Record<string, Json>>)
      : {}
  const { [lang]: _, ...rest } = others
  const next = name.trim() === '' ? rest : { ...rest, [lang]: name.trim() }
  return [changed(entity, 'name', Object.keys(next).length === 0 ? null : next)]
}

/** Moves a building by so many places in the order of buildings. `base` is the order that the project has, if any. */
export function movedEstate(estates: readonly EstateNode[], id: string, by: -1 | 1, base: Json): readonly SentChange[] {
  const ids = estates.map((estate) => estate.id)
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (at < 0 || other === undefined) return []
  const next = ids.map((each) => (each === id ? other : each === other ? id : each))
  return [{ kind: 'order', id: 'estates', field: 'ids', value: next, base }]
}

/** Moves a section by so many places: sections are in the order of their numbers, so two of them exchange theirs. */
export function movedSection(sections: readonly SectionNode[], id: string, by: -1 | 1): readonly SentChange[] {
  const at = sections.findIndex((section) => section.id === id)
  const [section, other] = [sections[at], sections[at + by]]
  if (!section || !other) return []
  return [changed(section.entity, 'number', other.number), changed(other.entity, 'number', section.number)]
}
