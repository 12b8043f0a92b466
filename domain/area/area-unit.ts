/** The units a project can measure areas in. */
export const AREA_UNITS = ['m', 'ft'] as const

/** Square metres or square feet. */
export type AreaUnit = (typeof AREA_UNITS)[number]
