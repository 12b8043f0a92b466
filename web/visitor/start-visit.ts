import type { Keeper } from './keeper.ts'
import { createBrowserKeeper } from './places.ts'

/** Begins a visit: keeps what brought the visitor, and gives what keeps the rest for him. */
export function startVisit(): Keeper {
  const keeper = createBrowserKeeper()
  // As it is now: the first change of a filter drops what the query does not know.
  const arrival = { search: location.search, referrer: document.referrer, ownHost: location.host }
  const isBrought = arrival.search !== '' || arrival.referrer !== ''
  if (isBrought) import('./keep-source.ts').then(({ keepSource }) => keepSource(keeper, arrival), console.error)
  return keeper
}
