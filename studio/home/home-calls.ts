import type { ManagedOrder, OrdersAnswer } from '#contract/managed-orders.ts'
import { readManage } from '#studio/api/call-manage.ts'

const PAGE_SIZE = 200
const MAX_PAGES = 5

/** Requests that nobody has taken yet. */
export interface NewRequests {
  /** The newest first. */
  readonly orders: readonly ManagedOrder[]
  /** There are more than were read. */
  readonly hasMore: boolean
}

/** Reads the requests that nobody has taken yet, up to a thousand. */
export async function readNewRequests(): Promise<NewRequests> {
  const orders: ManagedOrder[] = []
  let before = ''
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await readManage<OrdersAnswer>('GET', `orders?order_state=new&limit=${PAGE_SIZE}${before}`)
    orders.push(...answer.data)
    if (answer.next === null) return { orders, hasMore: false }
    before = `&before=${answer.next}`
  }
  return { orders, hasMore: true }
}
