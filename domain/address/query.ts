import { EMPTY_FILTER, type Filter, type Range } from '#domain/filter/filter.ts'
import { asksForAll } from '#domain/kind/effective-filter.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { SORTS, type Sort } from '#domain/sort/sort-option.ts'
import { readId } from './pattern.ts'
import { readList, readRawQuery } from './query-pairs.ts'

/** How premises are shown: cards, a list, or groups of units that share a layout. */
export const PREMISES_VIEWS = ['cards', 'list', 'groups'] as const
/** How premises are shown. */
export type PremisesView = (typeof PREMISES_VIEWS)[number]

/** What a Chess Plus cell shows: the stops of its slider. */
export const CHESS_PLUS_MODES = ['rooms', 'area', 'price', 'price_m2'] as const
/** What a Chess Plus cell shows. */
export type ChessPlusMode = (typeof CHESS_PLUS_MODES)[number]

/** What a shared link keeps besides the page: filter, sort and view options. */
export interface ViewState {
  readonly filter: Filter
  /** Null: the catalogue's default sort. */
  readonly sort: Sort | null
  readonly view: PremisesView
  readonly mode: ChessPlusMode
  /** Units of a shared favourites list. */
  readonly shared: readonly number[]
  /** The number of units that a list skips: without scripts it continues on a next page. */
  readonly from: number
}

/** A page opened without a query. */
export const DEFAULT_VIEW_STATE: ViewState = {
  filter: EMPTY_FILTER,
  sort: null,
  view: 'cards',
  mode: 'rooms',
  shared: [],
  from: 0,
}

/** Reads the query string. Drops unknown and malformed values; never fails. */
export function parseQuery(search: string): ViewState {
  const raw = readRawQuery(search)
  const list = (name: string) => readList(raw.get(name))
  return {
    filter: {
      types: readTypes(list('type')),
      rooms: unique(list('rooms')),
      area: readRange(raw.get('area')),
      price: readRange(raw.get('price')),
      estates: readIds(list('estate')),
      storey: readRange(raw.get('storey')),
      tags: readIds(list('tag')),
      promoactions: readIds(list('promo')),
      only_free: raw.get('free') === '1',
    },
    sort: readChoice(SORTS, raw.get('sort')) ?? null,
    view: readChoice(PREMISES_VIEWS, raw.get('view')) ?? DEFAULT_VIEW_STATE.view,
    mode: readChoice(CHESS_PLUS_MODES, raw.get('mode')) ?? DEFAULT_VIEW_STATE.mode,
    shared: readIds(list('units')),
    from: readId(raw.get('from') ?? '') ?? DEFAULT_VIEW_STATE.from,
  }
}

/** The query string of a state: empty for the default state, otherwise it begins with `?`. */
export function formatQuery({ filter, sort, view, mode, shared, from }: ViewState): string {
  const pairs: readonly (readonly [name: string, value: string | null])[] = [
    ['type', asksForAll(filter) ? ALL_TYPES : formatList(filter.types)],
    ['rooms', formatList(filter.rooms)],
    ['area', formatRange(filter.area)],
    ['price', formatRange(filter.price)],
    ['estate', formatList(filter.estates)],
    ['storey', formatRange(filter.storey)],
    ['tag', formatList(filter.tags)],
    ['promo', formatList(filter.promoactions)],
    ['free', filter.only_free ? '1' : null],
    ['sort', sort],
    ['view', view === DEFAULT_VIEW_STATE.view ? null : view],
    ['mode', mode === DEFAULT_VIEW_STATE.mode ? null : mode],
    ['units', formatList(shared)],
    ['from', from === DEFAULT_VIEW_STATE.from ? null : `${from}`],
  ]
  const query = pairs.flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`)).join('&')
  return query && `?${query}`
}

/** Means all types. An empty list means the project's leading kind. */
const ALL_TYPES = 'all'

function readTypes(texts: readonly string[]): readonly LayoutType[] {
  return LAYOUT_TYPES.filter((type) => texts.includes(type) || texts.includes(ALL_TYPES))
}

// Both ends may be negative: "-2-5" is from −2 to 5, "-5" is up to 5, "-5-" is from −5.
const RANGE = /^(-?\d+(?:\.\d+)?)?-(-?\d+(?:\.\d+)?)?$/

function readRange(raw: string | undefined): Range | null {
  const match = RANGE.exec(raw ?? '')
  if (!match) return null
  const [from, to] = [readNumber(match[1]), readNumber(match[2])]
  if ((from === null && to === null) || (from !== null && to !== null && from > to)) return null
  return { from, to }
}

function formatRange(range: Range | null): string | null {
  if (!range || (range.from === null && range.to === null)) return null
  return `${range.from ?? ''}-${range.to ?? ''}`
}

function readNumber(text: string | undefined): number | null {
  const value = Number(text)
  return text !== undefined && Number.isFinite(value) ? value : null
}

function readIds(texts: readonly string[]): readonly number[] {
  return unique(texts.flatMap((text) => readId(text) ?? []))
}

function formatList(values: readonly (string | number)[]): string | null {
  return values.length === 0 ? null : values.map(encodeURIComponent).join(',')
}

function readChoice<T extends string>(choices: readonly T[], text: string | undefined): T | undefined {
  return choices.find((choice) => choice === text)
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}
