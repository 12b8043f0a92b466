import { useMemo } from 'react'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { NamedMark, UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import {
  findUnits,
  isNoFilter,
  type KnownIds,
  knownFilter,
  NO_FILTER,
  type UnitFilter,
} from '#domain/unit-table/unit-filter.ts'
import { type Today, UNIT_VIEWS, type UnitView } from '#domain/unit-table/unit-views.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { type UnitsMode, type ViewId, writeAskedList } from './filter-address.ts'
import { limitOptions } from './limit-options.ts'
import { useAskedList } from './use-asked-list.ts'
import { type SavedView, type SavedViews, useSavedViews } from './use-saved-views.ts'
import { useToday } from './use-today.ts'
import { useUnitBook } from './use-unit-book.ts'

/** The units of the project, and those that view and filter leave. */
export interface UnitList {
  readonly book: UnitBook
  readonly found: readonly UnitFacts[]
  readonly today: Today
  /** How many units each view has, with the filter of the saved ones. */
  readonly counts: ReadonlyMap<ViewId, number>
  /** The chosen view. A saved one that does not exist any more counts as `all`. */
  readonly view: ViewId
  readonly onView: (view: ViewId) => void
  /** The chosen view if it is a saved one. */
  readonly savedView: SavedView | null
  /** The chosen built-in view, or the one that the saved view narrows. */
  readonly base: UnitView
  readonly filter: UnitFilter
  readonly onFilter: (filter: UnitFilter) => void
  /** Shows everything. */
  readonly onClear: () => void
  /** Leaves the view, and keeps the filter. */
  readonly onLeaveView: () => void
  /** What can be chosen in the limit of a column. */
  readonly optionsOf: (column: UnitColumn) => readonly NamedMark[]
  readonly saved: SavedViews
  /** The address asks for a saved view, which is not loaded yet. */
  readonly isWaiting: boolean
  readonly mode: UnitsMode
  readonly onMode: (mode: UnitsMode) => void
  /** What is shown, as a text that changes with it. */
  readonly key: string
}

/** Reads the units of the project and limits them by view and filter. */
export function useUnitList(): UnitList {
  const translator = useTranslator()
  const [asked, ask] = useAskedList()
  const saved = useSavedViews()
  const timeZone = useProjectZone()
  const today = useToday(timeZone)
  const book = useUnitBook(today.now)
  const optionsOf = useMemo(
    () => rememberOptions((column) => limitOptions(translator, column, book)),
    [translator, book],
  )
  const asStored = saved.views.find(({ id }) => id === asked.view) ?? null
  // Without what the project does not have any more, so that it does not count as changed.
  const savedView = useMemo(() => asStored && withKnownIds(asStored, optionsOf.idsOf), [asStored, optionsOf])
  const view = typeof asked.view === 'number' ? (savedView?.id ?? 'all') : asked.view
  const base = savedView?.content.base ?? (typeof view === 'number' ? 'all' : view)
  const wanted = asked.filter ?? savedView?.content.filter ?? NO_FILTER
  const filter = useMemo(() => knownFilter(wanted, optionsOf.idsOf), [wanted, optionsOf])
  const counts = useMemo(() => {
    const countOf = (one: UnitView, limits: UnitFilter) => findUnits(book, one, limits, today).length
    return new Map<ViewId, number>([
      ...UNIT_VIEWS.map((one) => [one, countOf(one, NO_FILTER)] as const),
      ...saved.views.map((one) => {
        const { id, content } = withKnownIds(one, optionsOf.idsOf)
        return [id, countOf(content.base, content.filter)] as const
      }),
    ])
  }, [book, today, saved.views, optionsOf])
  const found = useMemo(() => findUnits(book, base, filter, today), [book, base, filter, today])
  const askFor = (next: Partial<typeof asked>, how: 'push' | 'replace') => ask({ ...asked, ...next }, how)
  return {
    mode: asked.mode,
    key: writeAskedList(asked),
    onMode: (mode) => askFor({ mode }, 'push'),
    book,
    found,
    today,
    counts,
    view,
    savedView,
    base,
    filter,
    saved,
    optionsOf: optionsOf.of,
    isWaiting: saved.isLoading && typeof asked.view === 'number',
    onView: (next) => {
      // Between built-in views the filter stays; a saved view has its own.
      const keeps = typeof next === 'string' && typeof view === 'string' && !isNoFilter(filter)
      askFor({ view: next, filter: keeps ? filter : null }, next === view ? 'replace' : 'push')
    },
    onFilter: (next) => askFor({ view, filter: typeof view === 'string' && isNoFilter(next) ? null : next }, 'replace'),
    onClear: () => askFor({ view: 'all', filter: null }, 'push'),
    onLeaveView: () => askFor({ view: 'all', filter }, 'push'),
  }
}

function withKnownIds(view: SavedView, idsOf: KnownIds): SavedView {
  return { ...view, content: { ...view.content, filter: knownFilter(view.content.filter, idsOf) } }
}

/** Reads the options of each column once. */
function rememberOptions(read: (column: UnitColumn) => readonly NamedMark[]) {
  const known = new Map<UnitColumn, { readonly options: readonly NamedMark[]; readonly ids: ReadonlySet<string> }>()
  const find = (column: UnitColumn) => {
    const found = known.get(column)
    if (found) return found
    const options = read(column)
    const entry = { options, ids: new Set(options.map(({ id }) => id)) }
    known.set(column, entry)
    return entry
  }
  return { of: (column: UnitColumn) => find(column).options, idsOf: (column: UnitColumn) => find(column).ids }
}
