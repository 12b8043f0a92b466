import { normalNumber } from '#domain/search/search-by-number.ts'
import type { UnitColumn } from './unit-columns.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'
import { limitKind, limitTest, readLimit, type UnitLimit } from './unit-limits.ts'
import { isInView, type Today, type UnitView } from './unit-views.ts'

/** The limits of the list besides its view: a search, and at most one limit of each column. */
export interface UnitFilter {
  readonly sought: string
  readonly limits: readonly UnitLimit[]
}

/** No limits. */
export const NO_FILTER: UnitFilter = { sought: '', limits: [] }

/** Whether a filter limits nothing. */
export function isNoFilter({ sought, limits }: UnitFilter): boolean {
  return sought.trim() === '' && limits.length === 0
}

/** The filter with another limit of a column, in the place of the former one; null removes it. */
export function withLimit(filter: UnitFilter, column: UnitColumn, limit: UnitLimit | null): UnitFilter {
  const { limits } = filter
  const isKnown = limits.some((each) => each.column === column)
  const next = limits.flatMap((each) => (each.column === column ? (limit ?? []) : each))
  return { ...filter, limits: isKnown || !limit ? next : [...next, limit] }
}

/** The ids that a column of choices or marks can have. */
export type KnownIds = (column: UnitColumn) => ReadonlySet<string>

/** The filter without ids that the project does not have, and without limits that are left with none. */
export function knownFilter(filter: UnitFilter, idsOf: KnownIds): UnitFilter {
  const limits = filter.limits.flatMap((limit) => {
    const kind = limitKind(limit.column)
    if (kind !== 'choice' && kind !== 'marks') return limit
    const ids = idsOf(limit.column)
    return limit.values.every((value) => ids.has(value))
      ? limit
      : (readLimit({ ...limit, values: limit.values.filter((value) => ids.has(value)) }) ?? [])
  })
  return { ...filter, limits }
}

/** Makes the test whether a unit fits a filter. The search finds layouts, tags, buildings, and numbers as visitors search them. */
function filterTest(
  { sought, limits }: UnitFilter,
  { tags }: Pick<UnitBook, 'tags'>,
  { timeZone }: Pick<Today, 'timeZone'>,
): (unit: UnitFacts) => boolean {
  const tests = limits.map((limit) => limitTest(limit, timeZone))
  const word = wordOf(sought)
  const names = new Map(tags.map(({ id, name }) => [id, name]))
  const wanted = normalNumber(sought)
  // Thousands of units share a few layouts, buildings and tags.
  const looked = new Map<string, boolean>()
  const hasWord = (text: string) => {
    const known = looked.get(text)
    if (known !== undefined) return known
    const has = text.toLocaleLowerCase().includes(word)
    looked.set(text, has)
    return has
  }
  const isFound = ({ number, layout, estate, tags: own }: UnitFacts) =>
    (wanted !== '' && normalNumber(number).includes(wanted)) ||
    hasWord(layout?.id ?? '') ||
    hasWord(estate.name) ||
    own.some((id) => hasWord(names.get(id) ?? id))
  return (unit) => tests.every((fits) => fits(unit)) && (word === '' || isFound(unit))
}

/** The units that view and filter leave. Those whose number is exactly what is sought come first. */
export function findUnits(book: UnitBook, view: UnitView, filter: UnitFilter, today: Today): readonly UnitFacts[] {
  const fits = filterTest(filter, book, today)
  const found = book.units.filter((unit) => isInView(unit, view, book, today) && fits(unit))
  const wanted = normalNumber(filter.sought)
  if (wanted === '') return found
  const meant = new Set(found.filter(({ number }) => normalNumber(number) === wanted))
  return meant.size === 0 ? found : [...meant, ...found.filter((unit) => !meant.has(unit))]
}

function wordOf(text: string): string {
  return text.trim().toLocaleLowerCase()
}

/** Something that limits the list. */
type FilterPart =
  | { readonly kind: 'limit'; readonly limit: UnitLimit }
  | { readonly kind: 'sought' }
  | { readonly kind: 'view' }

/** The part of view and filter that hides the most units, with how many it hides; null if none does so alone. */
export function hurtingPart(
  book: UnitBook,
  view: UnitView,
  filter: UnitFilter,
  today: Today,
): { readonly part: FilterPart; readonly count: number } | null {
  const counted = [
    ...filter.limits.map((limit) => ({
      part: { kind: 'limit', limit } as const,
      count: findUnits(book, view, withLimit(filter, limit.column, null), today).length,
    })),
    { part: { kind: 'sought' } as const, count: findUnits(book, view, { ...filter, sought: '' }, today).length },
    { part: { kind: 'view' } as const, count: findUnits(book, 'all', filter, today).length },
  ]
  const worst = counted.reduce((most, each) => (each.count > most.count ? each : most))
  return worst.count > findUnits(book, view, filter, today).length ? worst : null
}
