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

/** Where a visit begins. */
export interface Arrival {
  readonly search: string
  readonly referrer: string
  readonly ownHost: string
}

/** What brought the visitor, as requests carry it. */
export interface Source {
  readonly utm: Utm
  readonly tracking: Tracking
}

/** Keeps what brought the visitor for a week; campaign and click each on its own, and never over what is kept (spec 9). */
export function keepSource(keeper: Keeper, { search, referrer, ownHost }: Arrival): void {
  const query = readQueryPairs(search)
  const found = { utm: utmFrom(query), tracking: trackingFrom(query, referrer, ownHost) }
  for (const name of ['utm', 'tracking'] as const) {
    const cookie = sourceCookie(name, found[name], keeper.read(name) ?? '')
    if (cookie) keeper.write(cookie)
  }
}

/** What brought the visitor. */
export function readSource(keeper: Keeper): Source {
  return { utm: parseUtm(keeper.read('utm') ?? ''), tracking: parseTracking(keeper.read('tracking') ?? '') }
}
