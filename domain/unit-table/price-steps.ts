import type { Json } from '#domain/draft/json.ts'
import { effectiveStatus, reservedStatus } from '#domain/hold/effective-status.ts'
import type { UnitFacts, UnitStatus } from './unit-facts.ts'

const DAY = 86_400_000
/** Without any history the plot shows this long. */
const PLAIN_SPAN = 30 * DAY

/** A change of a unit, as far as the plot of its prices depends on it. */
interface PlottedRow {
  readonly at: string
  readonly field: string
  readonly old: Json
  readonly new: Json
  readonly isDraft: boolean
}

/** A price that applies from a moment on. Null: on request. */
export interface PriceStep {
  readonly at: number
  readonly price: number | null
}

/** A time in which a unit had a status. */
interface StatusSpan {
  readonly from: number
  readonly to: number
  readonly status: UnitStatus | null
}

/** What happened since a unit became live, if it was made in the draft. */
export function rowsSince<Row extends Pick<PlottedRow, 'at'>>(
  rows: readonly Row[],
  born: number | null,
): readonly Row[] {
  return born === null ? rows : rows.filter(({ at }) => Date.parse(at) > born)
}

/** When the plot begins: when the unit became live, else a little before the first known change. */
export function plotStart(rows: readonly PlottedRow[], now: number, born: number | null): number {
  if (born !== null) return born
  const moments = rows.filter(isPlotted).map(({ at }) => Date.parse(at))
  if (moments.length === 0) return now - PLAIN_SPAN
  const first = Math.min(...moments)
  return first - Math.max(DAY, (now - first) * 0.06)
}

/** The live prices of a unit in order of time. Each applies until the next. */
export function priceSteps(rows: readonly PlottedRow[], live: number | null, start: number): readonly PriceStep[] {
  const changes = ascending(rows.filter(({ field }) => field === 'price'))
  const [first] = changes
  if (!first) return [{ at: start, price: live }]
  return [
    { at: start, price: priceOf(first.old) },
    ...changes.map((row) => ({ at: Date.parse(row.at), price: priceOf(row.new) })),
  ]
}

/** The prices that a unit has had live, as far as its history is known. */
export function pastPrices(rows: readonly PlottedRow[], live: number | null): readonly number[] {
  return priceSteps(rows, live, 0).flatMap(({ price }) => price ?? [])
}

/** The statuses that visitors saw, in order of time. A held unit was reserved. */
export function statusSpans(
  rows: readonly PlottedRow[],
  unit: Pick<UnitFacts, 'status' | 'hold'>,
  statuses: readonly UnitStatus[],
  { start, now }: { readonly start: number; readonly now: number },
): readonly StatusSpan[] {
  const changes = ascending(rows.filter(({ field }) => field === 'status' || field === 'hold'))
  const find = (id: unknown) => statuses.find((status) => status.id === id) ?? null
  const firstOf = (field: string) => changes.find((row) => row.field === field)
  const [firstStatus, firstHold] = [firstOf('status'), firstOf('hold')]
  let stored = firstStatus ? find(firstStatus.old) : unit.status
  let isHeld = firstHold ? firstHold.old !== null : unit.hold !== null
  const shown = () => stored && effectiveStatus(stored, isHeld, reservedStatus(statuses))
  const spans: StatusSpan[] = []
  let from = start
  for (const row of changes) {
    const to = Date.parse(row.at)
    add(spans, { from, to, status: shown() })
    if (row.field === 'status') stored = find(row.new)
    else isHeld = row.new !== null
    from = to
  }
  add(spans, { from, to: now, status: shown() })
  return spans
}

/** Adds a span, or makes the last one longer if it has the same status. */
function add(spans: StatusSpan[], span: StatusSpan): void {
  const last = spans.at(-1)
  if (last && last.status?.id === span.status?.id) spans[spans.length - 1] = { ...last, to: span.to }
  else if (span.to > span.from) spans.push(span)
}

function isPlotted({ field, isDraft }: PlottedRow): boolean {
  return !isDraft && (field === 'price' || field === 'status' || field === 'hold')
}

/** Live rows, the oldest first. */
function ascending(rows: readonly PlottedRow[]): readonly PlottedRow[] {
  return rows.filter(({ isDraft }) => !isDraft).toReversed()
}

function priceOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
