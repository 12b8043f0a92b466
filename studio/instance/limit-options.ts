import { compareLabels } from '#domain/layout/layout.ts'
import { columnTraits, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { NamedMark, UnitBook } from '#domain/unit-table/unit-facts.ts'
import { roomsKey } from '#domain/unit-table/unit-limits.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { roomsText } from './unit-columns.ts'

/** What can be chosen in the limit of a column, by id; nothing for columns of texts, figures and days. */
export function limitOptions(translator: StudioTranslator, column: UnitColumn, book: UnitBook): readonly NamedMark[] {
  switch (column) {
    case 'estate':
      return book.estates
    case 'section':
      return sectionOptions(book)
    case 'layout':
      return book.layouts.map(({ id }) => ({ id, name: id }))
    case 'rooms':
      return roomOptions(translator, book)
    case 'status':
      return book.statuses
    case 'tags':
      return book.tags
    case 'promoactions':
      return book.promoactions
    default:
      return columnTraits(column).kind === 'flag' ? flagOptions(translator) : []
  }
}

function flagOptions({ t }: StudioTranslator): readonly NamedMark[] {
  return [
    { id: 'true', name: t('publish.value.yes') },
    { id: 'false', name: t('publish.value.no') },
  ]
}

function sectionOptions({ units, estates }: UnitBook): readonly NamedMark[] {
  const names = new Map<string, string>()
  for (const { estate, section } of units) {
    if (names.has(section.id)) continue
    const name = section.name || String(section.number)
    names.set(section.id, estates.length > 1 ? `${estate.name} · ${name}` : name)
  }
  return [...names].map(([id, name]) => ({ id, name }))
}

function roomOptions(translator: StudioTranslator, { layouts }: UnitBook): readonly NamedMark[] {
  const byKey = new Map(layouts.map((layout) => [roomsKey(layout), layout]))
  return [...byKey]
    .toSorted(([a], [b]) => compareLabels(a, b))
    .map(([id, layout]) => ({ id, name: roomsText(translator, layout) }))
}
