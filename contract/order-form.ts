// Values that the browser needs. This file does not import zod, which would add 20 kB to the form.

/** Kinds of requests: about a unit or the project, or a callback. */
export const ORDER_KINDS = ['order', 'callback'] as const
/** The kind of a request. */
export type OrderKind = (typeof ORDER_KINDS)[number]

/** Kinds of payment programmes. */
export const PROGRAMME_KINDS = ['credit', 'instalment'] as const
/** The kind of a payment programme. */
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number]

/** The ways of paying that a buyer can prefer. */
export const PAYMENTS = ['full', ...PROGRAMME_KINDS] as const
/** The way of paying that a buyer prefers. */
export type Payment = (typeof PAYMENTS)[number]

/** The shortest and longest texts of an order. */
export const ORDER_BOUNDS = {
  name: { min: 2, max: 100 },
  comment: { min: 0, max: 1000 },
} as const
