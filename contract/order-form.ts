// What the browser needs as values stands here without zod, which would cost the form 20 kB (design 1).

/** What a visitor asks for: a unit or an answer about it, or to be called back (spec 1). */
export const ORDER_KINDS = ['order', 'callback'] as const
/** What a visitor asks for. */
export type OrderKind = (typeof ORDER_KINDS)[number]

/** Ways of paying over time that a project can offer (design 3). */
export const PROGRAMME_KINDS = ['credit', 'instalment'] as const
/** A way of paying over time. */
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number]

/** What a buyer may prefer. */
export const PAYMENTS = ['full', ...PROGRAMME_KINDS] as const
/** What a buyer prefers. */
export type Payment = (typeof PAYMENTS)[number]

/** Shortest and longest texts of an order (design 3). */
export const ORDER_BOUNDS = {
  name: { min: 2, max: 100 },
  comment: { min: 0, max: 1000 },
} as const
