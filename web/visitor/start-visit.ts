import type { Keeper } from './keeper.ts'
import { createBrowserKeeper } from './places.ts'

/** Begins a visit: keeps what brought the visitor, and gives what keeps the rest for him. */
export function startVisit(): Keeper {
  const keeper = createBrowserKeeper()
  const { search, host: ownHost } = location
  const { referrer } = document
  // Nothing on the screen waits for it, and most visits bring nothing to keep.
  if (search || referrer) {
    import('./keep-source.ts').then(
      ({ keepSource }) => keepSource(keeper, { search, referrer, ownHost }),
      console.error,
    )
  }
  return keeper
}
