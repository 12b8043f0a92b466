import type { ChangeRow } from './change-groups.ts'
import { type FieldName, fieldKey } from './entity.ts'

/** Which changes are ticked, and which ones came while the screen was open. */
export interface Ticks {
  /** Every value that was listed so far, by field. Null until the draft is read. */
  readonly seen: ReadonlyMap<string, ReadonlySet<string>> | null
  /** The keys of rows. */
  readonly unticked: ReadonlySet<string>
  readonly fresh: ReadonlySet<string>
  /** The batches of what was done on this screen. */
  readonly own: ReadonlySet<string>
}

/** Before the draft is read. */
export const NO_TICKS: Ticks = { seen: null, unticked: new Set(), fresh: new Set(), own: new Set() }

/**
 * The ticks after the draft was read again. What was there at first is ticked. A change that came or got another value since
 * is not, so that nobody publishes what nobody has looked at.
 */
export function readAgain(ticks: Ticks, rows: readonly ChangeRow[]): Ticks {
  const { seen, own } = ticks
  const arrived = seen === null ? [] : rows.filter((row) => isUnseen(row, seen, own)).map(({ key }) => key)
  const listed = new Set(rows.map(({ key }) => key))
  return {
    ...ticks,
    seen: withValues(seen ?? new Map(), rows),
    unticked: new Set([...ticks.unticked, ...arrived]),
    fresh: new Set([...ticks.fresh, ...arrived].filter((key) => listed.has(key))),
  }
}

/** The ticks after something was done on this screen. Its changes are ticked, even if they arrived before its answer. */
export function doneHere(ticks: Ticks, batch: string, rows: readonly ChangeRow[]): Ticks {
  const mine = new Set(
    rows.filter(({ entries }) => entries.some((entry) => entry.batch === batch)).map(({ key }) => key),
  )
  return {
    ...ticks,
    own: new Set([...ticks.own, batch]),
    unticked: new Set([...ticks.unticked].filter((key) => !(mine.has(key) && ticks.fresh.has(key)))),
    fresh: new Set([...ticks.fresh].filter((key) => !mine.has(key))),
  }
}

/** The ticks after a person changed some. What somebody ticks or leaves out is no longer new. */
export function tick(ticks: Ticks, names: readonly FieldName[], value: boolean): Ticks {
  const keys = new Set(names.map(fieldKey))
  const others = [...ticks.unticked].filter((key) => !keys.has(key))
  return {
    ...ticks,
    unticked: new Set(value ? others : [...others, ...keys]),
    fresh: new Set([...ticks.fresh].filter((key) => !keys.has(key))),
  }
}

function isUnseen({ entries }: ChangeRow, seen: NonNullable<Ticks['seen']>, own: Ticks['own']): boolean {
  return entries.some((entry) => !own.has(entry.batch) && !seen.get(fieldKey(entry))?.has(JSON.stringify(entry.value)))
}

function withValues(seen: NonNullable<Ticks['seen']>, rows: readonly ChangeRow[]): NonNullable<Ticks['seen']> {
  const next = new Map(seen)
  for (const entry of rows.flatMap(({ entries }) => entries)) {
    const key = fieldKey(entry)
    next.set(key, new Set(next.get(key)).add(JSON.stringify(entry.value)))
  }
  return next
}
