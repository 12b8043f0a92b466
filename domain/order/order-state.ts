/** How far staff are with a request. */
export const ORDER_STATES = ['new', 'in_work', 'done'] as const
/** One of the states. */
export type OrderState = (typeof ORDER_STATES)[number]
