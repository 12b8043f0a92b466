import { keepSource } from './keep-source.ts'
import type { Keeper } from './keeper.ts'
import { createBrowserKeeper } from './places.ts'

/** Begins a visit: keeps what brought the visitor, and gives what keeps the rest for him. */
export function startVisit(): Keeper {
  const keeper = createBrowserKeeper()
  keepSource(keeper, { search: location.search, referrer: document.referrer, ownHost: location.host })
  return keeper
}
