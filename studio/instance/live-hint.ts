import { valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { ProjectState } from '#studio/project/project-state.ts'
import { cellTexts, FIELD_OF, type UnitColumn } from './unit-columns.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'

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
  const { text } = cellTexts(translator, { ...unit, ...factOf(column, value, book, unit) }, column, book)
  return translator.t('units.live_value', { value: text || '–' })
}

function factOf(column: UnitColumn, value: Json, { layouts }: UnitBook, { layout }: UnitFacts): Partial<UnitFacts> {
  const number = typeof value === 'number' ? value : null
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  switch (column) {
    case 'number':
      return { number: typeof value === 'string' ? value : '' }
    case 'layout':
      return { layout: layouts.find(({ id }) => id === value) ?? null }
    case 'area':
      return { area: number ?? layout?.area ?? null }
    case 'price':
      return { price: number }
    case 'extra_price':
      return { extraPrice: number }
    case 'tags':
      return { tags: ids }
    case 'promoactions':
      return { promoactions: ids }
    default:
      return {}
  }
}
