import type { PresentationSheets } from '#domain/document/sheets.ts'
import type { Slot } from './shown-picture.ts'

/** The area of A4 between the margins, in millimetres; the same as in `sheet.typ`. */
export const SHEET = { width: 182, gap: 3 } as const

/** The area of the small pictures beside the facts. */
const BESIDE = { width: 86, height: 80 } as const

const ROW_HEIGHTS = [0, 48, 44, 38, 32] as const

/** The height between head and foot of the second sheet, and that of a line of facts, in millimetres. */
const SECOND = { height: 236, line: 8 } as const

/** Rows of slots for the small pictures of the first sheet. */
export function firstSlots({ pictures, arrangement }: PresentationSheets): readonly (readonly Slot[])[] {
  const count = pictures.length
  if (arrangement === 'below') return count === 0 ? [] : [row(count, SHEET.width, ROW_HEIGHTS[count] ?? 0)]
  const { width, height } = BESIDE
  const half = (height - SHEET.gap) / 2
  if (count === 1) return [row(1, width, height)]
  if (count === 2) return [row(1, width, half), row(1, width, half)]
  // The plan of the storey is wide; the pictures of the building and the site are not.
  return count === 3 ? [row(1, width, half + 2), row(2, width, half - 2)] : [row(2, width, half), row(2, width, half)]
}

/** The height of each thing on the second sheet, above the facts in two columns. */
export function secondHeight(things: number, facts: number): number {
  const lines = Math.ceil(facts / 2)
  const rest = SECOND.height - (lines === 0 ? 0 : lines * SECOND.line + 2 * SHEET.gap)
  return rest / Math.max(1, things) - SHEET.gap
}

function row(count: number, width: number, height: number): readonly Slot[] {
  return Array.from({ length: count }, () => ({ width: (width - SHEET.gap * (count - 1)) / count, height }))
}
