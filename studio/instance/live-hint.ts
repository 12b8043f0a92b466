import { fieldKey, valueIn } from '#domain/draft/entity.ts'
import { shownField, type UnitColumn, withField } from '#domain/unit-table/unit-columns.ts'
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
  const name = shownField(unit, column)
  if (!name || unit.isNew || !draft.has(fieldKey(name))) return undefined
  const value = valueIn(live, name)
  const before =
    name.kind === 'instance' ? book.withFields(unit, { [name.field]: value }) : withField(unit, name, value)
  const { text } = cellTexts(translator, before, column, book)
  return translator.t('units.live_value', { value: text || '–' })
}
