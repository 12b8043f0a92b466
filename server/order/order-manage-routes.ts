import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { retryDelivery } from '#server/delivery/retry-delivery.ts'
import { resultOf } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { changeOrder } from './change-order.ts'
import { clearRobot } from './clear-robot.ts'
import { listOrders } from './list-orders.ts'

/** What `manage/orders` needs. */
export interface OrderManageDeps {
  readonly database: Database
  readonly jobs: Jobs
  /** How many days a partner's claim to a visitor lasts. */
  readonly leadWindowDays: number
  readonly now: () => Date
}

/** `manage/orders`: lists the requests of visitors and their deliveries, and retries deliveries. */
export function orderManageRoutes(scope: FastifyInstance, deps: OrderManageDeps): void {
  const { database, jobs, leadWindowDays, now } = deps

  manageRoute(scope, 'listOrders', async ({ request, query }) => listOrders(database.queries, callerOf(request), query))

  manageRoute(scope, 'updateOrder', async ({ request, params: { id }, body: patch }) => {
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await changeOrder(tx, actorOf(request), id, patch, now())),
    )
    return { data }
  })

  manageRoute(scope, 'clearRobot', async ({ request, params: { id } }) => {
    const deps = { jobs, leadWindowDays, now: now() }
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await clearRobot(tx, deps, actorOf(request), id)),
    )
    return { data }
  })

  manageRoute(scope, 'retryDelivery', async ({ request, params: { id, delivery } }) => {
    const place = { reach: callerOf(request), orderId: id, deliveryId: delivery }
    const data = await database.queries.transaction(async (tx) => resultOf(await retryDelivery(tx, jobs, place, now())))
    return { data }
  })
}
