import { isNoFilter, type UnitFilter } from '#domain/unit-table/unit-filter.ts'
import { readLimit } from '#domain/unit-table/unit-limits.ts'
import { UNIT_VIEWS, type UnitView } from '#domain/unit-table/unit-views.ts'

/** A built-in view, or the id of a saved one. */
export type ViewId = UnitView | number

/** The table or the chess. */
export type UnitsMode = 'table' | 'chess'

/** What of the list is in the address. */
export interface AskedList {
  /** How the units are shown. */
  readonly mode: UnitsMode
  readonly view: ViewId
  /** Null: that of the view. A built-in view has none. */
  readonly filter: UnitFilter | null
}

/** The list that a query string asks for. What is wrong in it is ignored. */
export function readAskedList(query: string): AskedList {
  const params = new URLSearchParams(query)
  const mode: UnitsMode = params.get('as') === 'chess' ? 'chess' : 'table'
  const asked = params.get('view') ?? ''
  const view = UNIT_VIEWS.find((each) => each === asked) ?? (/^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 'all')
  const [text, sought] = [params.get('filter'), params.get('q')]
  if (text === null && sought === null) return { mode, view, filter: null }
  return { mode, view, filter: { sought: (sought ?? '').slice(0, 200), limits: readLimits(text ?? '') } }
}

/** The query string of a list: `?as=chess&view=held&filter=price:between,400000,500000;tags:any,sea&q=sea`. */
export function writeAskedList({ mode, view, filter }: AskedList): string {
  const params = new URLSearchParams()
  if (mode !== 'table') params.set('as', mode)
  if (view !== 'all') params.set('view', String(view))
  if (filter && (!isNoFilter(filter) || typeof view === 'number')) {
    // Present, even if empty: the filter of a saved view was removed.
    params.set('filter', filter.limits.map(writeLimit).join(';'))
    if (filter.sought !== '') params.set('q', filter.sought)
  }
  // These are allowed in a query, and an address with them can be read.
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%3B', ';')
  return text === '' ? '' : `?${text}`
}

function writeLimit({ column, op, values }: UnitFilter['limits'][number]): string {
  return [`${column}:${op}`, ...values.map(encodeURIComponent)].join(',')
}

function readLimits(text: string): UnitFilter['limits'] {
  const seen = new Set<string>()
  return text.split(';').flatMap((part) => {
    const [name = '', ...values] = part.split(',')
    const [column = '', op = ''] = name.split(':')
    const limit = readLimit({ column, op, values: values.map(decode) })
    if (!limit || seen.has(limit.column)) return []
    seen.add(limit.column)
    return limit
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
