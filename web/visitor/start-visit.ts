import type { Keeper } from './keeper.ts'
import { createBrowserKeeper } from './places.ts'

/** Starts a visit: stores its source, and returns the keeper for other values. */
export function startVisit(): Keeper {
  const keeper = createBrowserKeeper()
  const { search, host: ownHost } = location
  const { referrer } = document
  // Loaded later: the first view does not need it, and most visits have no source.
  if (search || referrer) {
    import('./keep-source.ts').then(
      ({ keepSource }) => keepSource(keeper, { search, referrer, ownHost }),
      console.error,
    )
  }
  return keeper
}
