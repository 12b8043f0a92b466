import type { Publication } from '#contract/publications.ts'
import type { ChangeRow } from '#domain/draft/change-groups.ts'
import { fieldKey } from '#domain/draft/entity.ts'
import { sameJson } from '#domain/draft/json.ts'

/**
 * The planned publications, and those that something stopped after the last one that worked. Without a draft nothing of
 * the stopped ones is left to publish.
 */
export function plannedAndStopped(publications: readonly Publication[], hasDraft: boolean): readonly Publication[] {
  const lastDone = publications.find(({ state }) => state === 'published')?.at ?? ''
  return publications.filter(
    ({ state, at }) => state === 'planned' || (state === 'stopped' && hasDraft && at > lastDone),
  )
}

/** When the changes of rows are published that a plan has with the same values, by the keys of the rows. */
export function plannedTimes(rows: readonly ChangeRow[], plans: readonly Publication[]): ReadonlyMap<string, string> {
  const times = new Map<string, string>()
  for (const { at, ticks = [] } of plans) {
    const values = new Map(ticks.map((tick) => [fieldKey(tick), tick.value ?? null]))
    const isPlanned = ({ entries }: ChangeRow) =>
      entries.every((entry) => values.has(fieldKey(entry)) && sameJson(values.get(fieldKey(entry)), entry.value))
    for (const row of rows) {
      const known = times.get(row.key)
      if (isPlanned(row) && (known === undefined || at < known)) times.set(row.key, at)
    }
  }
  return times
}
