import type { PresenceEvent } from '#contract/staff-events.ts'

/** Where the staff of all accounts are, as far as this process has heard. */
interface Presence {
  /** Notes where somebody is. Returns that they have left another project, if they were in one. */
  readonly note: (accountId: number, place: PresenceEvent, now: number) => PresenceEvent | null
  /** Everybody of an account who is somewhere. */
  readonly list: (accountId: number, now: number) => readonly PresenceEvent[]
  /** Forgets and returns those who have not been heard of for 45 seconds, as people who have left. */
  readonly sweep: (now: number) => readonly { readonly accountId: number; readonly place: PresenceEvent }[]
}

// Clients report every 20 seconds. Two lost reports are enough.
const GONE_MS = 45_000

interface Noted {
  readonly accountId: number
  readonly place: PresenceEvent
  readonly at: number
}

/** Creates an empty record. */
export function createPresence(): Presence {
  const noted = new Map<string, Noted>()
  const isHere = (at: number, now: number) => now - at < GONE_MS
  return {
    note: (accountId, place, now) => {
      const key = `${accountId}/${place.who.kind}/${place.who.id}`
      const before = noted.get(key)?.place
      if (place.screen === null) noted.delete(key)
      else noted.set(key, { accountId, place, at: now })
      return before && before.project_id !== place.project_id ? gone(before) : null
    },
    list: (accountId, now) =>
      [...noted.values()]
        .filter((each) => each.accountId === accountId && isHere(each.at, now))
        .map(({ place }) => place),
    sweep: (now) => {
      const silent = [...noted].filter(([, { at }]) => !isHere(at, now))
      for (const [key] of silent) noted.delete(key)
      return silent.map(([, { accountId, place }]) => ({ accountId, place: gone(place) }))
    },
  }
}

function gone(place: PresenceEvent): PresenceEvent {
  return { ...place, screen: null, cell: null }
}
