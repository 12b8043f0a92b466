/** Sort options: default, cheaper first, more expensive first, larger area, smaller area. */
export const SORTS = ['default', 'cheaper', 'expensive', 'larger', 'smaller'] as const

/** A sort option in the query string. */
export type Sort = (typeof SORTS)[number]
