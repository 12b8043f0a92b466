import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { ProjectFacts } from '#studio/project/project-facts.ts'
import { cellTexts } from './unit-columns.ts'

/** Where a unit is: A · section 1 · storey 10. */
export function placeText({ t }: StudioTranslator, { estate, section, storey }: UnitFacts): string {
  return t('units.panel.place', {
    estate: estate.name,
    section: section.name || String(section.number),
    storey: String(storey.number),
  })
}

/** Rooms with their word, since a label such as "3" or "2+1" says nothing alone. */
export function sayRooms({ t }: StudioTranslator, rooms: string): string {
  if (/^\d+$/.test(rooms)) return t('rooms.rooms', { count: Number(rooms) })
  return /^\d/.test(rooms) ? t('units.panel.rooms', { rooms }) : rooms
}

/** What a unit is: 3 rooms · 71.0 m² · B2. */
export function factsText(
  translator: StudioTranslator,
  unit: UnitFacts,
  book: UnitBook,
  { areaUnit }: ProjectFacts,
): string {
  const text = (column: 'rooms' | 'area' | 'layout') => cellTexts(translator, unit, column, book).text
  const area = text('area')
  const rooms = sayRooms(translator, text('rooms'))
  return joinParts([rooms, area && `${area} ${translator.t(`area_unit.${areaUnit}`)}`, text('layout')])
}
