import type { PresenceEvent } from '#contract/staff-events.ts'

/** After this time without news a person counts as gone, in milliseconds. */
const GONE = 45_000

/** A colleague on the same screen. */
export interface Present {
  readonly key: string
  readonly name: string
  /** The cell that they edit. */
  readonly cell: string | null
  /** When they were heard of last. */
  readonly at: number
}

interface Here {
  readonly projectId: number
  readonly screen: string
  readonly at: number
}

/** The colleagues here after a piece of news about one of them. */
export function withPresence(people: readonly Present[], event: PresenceEvent, here: Here): readonly Present[] {
  const key = `${event.who.kind} ${event.who.id}`
  const others = people.filter((one) => one.key !== key)
  if (event.project_id !== here.projectId || event.screen !== here.screen) return others
  return [...others, { key, name: event.who.name ?? '', cell: event.cell, at: here.at }]
}

/** The colleagues of whom there was news lately. */
export function stillHere(people: readonly Present[], now: number): readonly Present[] {
  const here = people.filter(({ at }) => now - at < GONE)
  return here.length === people.length ? people : here
}
