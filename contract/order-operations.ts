import { DUTIES } from '#domain/account/role.ts'
import { deliveryAnswer, deliveryParams } from './deliveries.ts'
import { idParams } from './id.ts'
import { orderPatch, orderShownAnswer, ordersAnswer, ordersQuery } from './managed-orders.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about requests of visitors. */
export const ORDER_OPERATIONS = {
  listOrders: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'List orders, the newest first, with the state of each delivery; orders of robots are listed separately',
    query: ordersQuery,
    answers: [jsonAnswer(200, 'The orders.', ordersAnswer)],
    errors: [],
  },
  updateOrder: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Set the state of an order and who works on it',
    params: idParams,
    body: jsonBody(orderPatch),
    answers: [jsonAnswer(200, 'The order.', orderShownAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  clearRobot: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Mark an order as sent by a person, and deliver it',
    params: idParams,
    answers: [jsonAnswer(200, 'The order.', orderShownAnswer)],
    errors: ['not_found', 'conflict'],
  },
  retryDelivery: {
    ...manage,
    roles: DUTIES.serve,
    summary: 'Retry a delivery now',
    params: deliveryParams,
    answers: [jsonAnswer(202, 'The delivery, pending again.', deliveryAnswer)],
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
