import type { FastifyInstance } from 'fastify'
import { deliveryParams } from '#contract/deliveries.ts'
import { idParams } from '#contract/id.ts'
import { orderPatch, ordersQuery } from '#contract/managed-orders.ts'
import type { Database } from '#server/db/database.ts'
import { retryDelivery } from '#server/delivery/retry-delivery.ts'
import { readBody, readInput } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
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

  scope.get('/orders', (request) =>
    listOrders(database.queries, callerOf(request), readInput(ordersQuery, request.query)),
  )

  scope.patch('/orders/:id', async (request) => {
    const { id } = readInput(idParams, request.params)
    const patch = readBody(orderPatch, request.body)
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await changeOrder(tx, actorOf(request), id, patch, now())),
    )
    return { data }
  })

  scope.post('/orders/:id/not-robot', async (request) => {
    const { id } = readInput(idParams, request.params)
    const deps = { jobs, leadWindowDays, now: now() }
    const data = await database.queries.transaction(async (tx) =>
      resultOf(await clearRobot(tx, deps, actorOf(request), id)),
    )
    return { data }
  })

  scope.post('/orders/:id/deliveries/:delivery/retry', async (request, reply) => {
    const { id, delivery } = readInput(deliveryParams, request.params)
    const place = { reach: callerOf(request), orderId: id, deliveryId: delivery }
    const data = await database.queries.transaction(async (tx) => resultOf(await retryDelivery(tx, jobs, place, now())))
    reply.code(202)
    return { data }
  })
}
