import { readQueryPairs } from '#domain/address/query-pairs.ts'
import {
  parseTracking,
  parseUtm,
  sourceCookie,
  type Tracking,
  trackingFrom,
  type Utm,
  utmFrom,
} from '#domain/visitor/source.ts'
import type { Keeper } from './keeper.ts'

/** The first page of a visit. */
interface Arrival {
  readonly search: string
  readonly referrer: string
  readonly ownHost: string
}

/** The source of a visit, as sent with requests. */
interface Source {
  readonly utm: Utm
  readonly tracking: Tracking
}

/** Stores the source of a visit for a week. Campaign and click are stored separately, and never overwritten. */
export function keepSource(keeper: Keeper, { search, referrer, ownHost }: Arrival): void {
  const query = readQueryPairs(search)
  const found = { utm: utmFrom(query), tracking: trackingFrom(query, referrer, ownHost) }
  for (const name of ['utm', 'tracking'] as const) {
    const cookie = sourceCookie(name, found[name], keeper.read(name) ?? '')
    if (cookie) keeper.write(cookie)
  }
}

/** Reads the stored source. */
export function readSource(keeper: Keeper): Source {
  return { utm: parseUtm(keeper.read('utm') ?? ''), tracking: parseTracking(keeper.read('tracking') ?? '') }
}
