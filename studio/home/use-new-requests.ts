import type { ManagedOrder } from '#contract/managed-orders.ts'
import { hasDuty } from '#domain/account/role.ts'
import { manage } from '#studio/api/manage.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useReading } from '#studio/reading/use-reading.ts'

const PAGE_SIZE = 200
const MAX_PAGES = 5

/** Requests that nobody has taken yet. */
export interface NewRequests {
  /** The newest first. */
  readonly orders: readonly ManagedOrder[]
  /** There are more than were read. */
  readonly hasMore: boolean
}

/** The requests that nobody has taken yet, kept current. Null until they are known, and for roles that may not see them. */
export function useNewRequests(): NewRequests | null {
  const maySee = hasDuty(useMe().role, 'serve')
  return useReading(maySee ? 'new' : null, readNewRequests, { on: ({ kind }) => kind === 'order' }).data
}

/** Reads the requests that nobody has taken yet, up to a thousand. */
async function readNewRequests(signal: AbortSignal): Promise<NewRequests> {
  const orders: ManagedOrder[] = []
  let before: number | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, next } = await manage('listOrders', {
      query: { order_state: 'new', limit: PAGE_SIZE, before },
      signal,
    })
    orders.push(...data)
    if (next === null) return { orders, hasMore: false }
    before = next
  }
  return { orders, hasMore: true }
}
