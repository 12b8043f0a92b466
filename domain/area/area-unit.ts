/** Units in which a project measures (spec 4). */
export const AREA_UNITS = ['m', 'ft'] as const

/** Square metres or square feet. */
export type AreaUnit = (typeof AREA_UNITS)[number]

/** Spec 9. */
export const DEFAULT_AREA_UNIT: AreaUnit = 'm'
