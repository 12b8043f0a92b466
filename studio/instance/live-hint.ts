import { valueIn } from '#domain/draft/entity.ts'
import { FIELD_OF, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { ProjectState } from '#studio/project/project-state.ts'
import { cellTexts } from './unit-columns.ts'

/** Says what visitors see of a unit while the draft has something else. Visitors do not see a new unit at all. */
export function liveHint(
  translator: StudioTranslator,
  { live, draft }: Pick<ProjectState, 'live' | 'draft'>,
  book: UnitBook,
  unit: UnitFacts,
  column: UnitColumn,
): string | undefined {
  const field = FIELD_OF[column]
  if (field === undefined || unit.isNew || !draft.has(`instance ${field} ${unit.id}`)) return undefined
  const value = valueIn(live, { kind: 'instance', id: unit.id, field })
  const { text } = cellTexts(translator, book.withFields(unit, { [field]: value }), column, book)
  return translator.t('units.live_value', { value: text || '–' })
}
