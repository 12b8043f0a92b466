import { useState } from 'react'
import type { ChangeRow } from '#domain/draft/change-groups.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import { doneHere, NO_TICKS, readAgain, type Ticks, tick } from '#domain/draft/ticks.ts'

interface Shown {
  readonly rows: readonly ChangeRow[] | null
  readonly ticks: Ticks
}

/** The ticks of the rows, kept while the draft changes. Rows that are still being loaded decide nothing. */
export function useTicks(rows: readonly ChangeRow[], isComplete: boolean) {
  const [shown, setShown] = useState<Shown>({ rows: null, ticks: NO_TICKS })
  const current = isComplete && shown.rows !== rows ? { rows, ticks: readAgain(shown.ticks, rows) } : shown
  if (current !== shown) setShown(current)
  const change = (next: (ticks: Ticks) => Ticks) =>
    setShown((before) => ({ rows: before.rows, ticks: next(before.ticks) }))
  return {
    ...current.ticks,
    tick: (names: readonly FieldName[], value: boolean) => change((ticks) => tick(ticks, names, value)),
    /** Says that a batch was made on this screen. */
    doneHere: (batch: string) =>
      setShown((before) => ({ ...before, ticks: doneHere(before.ticks, batch, before.rows ?? []) })),
  }
}
