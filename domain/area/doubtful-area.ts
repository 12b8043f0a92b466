import type { LayoutType } from '#domain/layout/layout.ts'
import type { AreaUnit } from './area-unit.ts'

const SQUARE_FEET = 10.7639

/** The smallest and the largest area in square metres that is no surprise. */
const USUAL: Readonly<Record<LayoutType, readonly [least: number, most: number]>> = {
  living: [8, 2000],
  house: [8, 2000],
  commerce: [1, 50_000],
  parking: [1, 1000],
  storage: [0.5, 1000],
}

/** Whether an area is so small or large that a separator was probably read wrongly. */
export function isDoubtfulArea(area: number, type: LayoutType, unit: AreaUnit): boolean {
  const [least, most] = USUAL[type]
  const metres = unit === 'ft' ? area / SQUARE_FEET : area
  return metres < least || metres > most
}
