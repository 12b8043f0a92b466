import type { Json } from '#domain/draft/json.ts'
import type { SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { EstateNode, SectionNode } from './structure.ts'
import { changed } from './unit-changes.ts'

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
