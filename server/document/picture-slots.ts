import type { PresentationSheets } from '#domain/document/sheets.ts'
import type { Slot } from './shown-picture.ts'

/** Millimetres of A4 between the margins; `sheet.typ` has the same. */
export const SHEET = { width: 182, gap: 3 } as const

/** Beside the small pictures stand the facts. */
const BESIDE = { width: 86, height: 80 } as const

const ROW_HEIGHTS = [0, 48, 44, 38, 32] as const

/** Millimetres of the second sheet that its head and foot leave, and that a line of facts takes. */
const SECOND = { height: 236, line: 8 } as const

/** Rows of places for the small pictures of the first sheet. */
export function firstSlots({ pictures, arrangement }: PresentationSheets): readonly (readonly Slot[])[] {
  const count = pictures.length
  if (arrangement === 'below') return count === 0 ? [] : [row(count, SHEET.width, ROW_HEIGHTS[count] ?? 0)]
  const { width, height } = BESIDE
  const half = (height - SHEET.gap) / 2
  if (count === 1) return [row(1, width, height)]
  if (count === 2) return [row(1, width, half), row(1, width, half)]
  // The plan of the storey is wide; the building and the site are not.
  return count === 3 ? [row(1, width, half + 2), row(2, width, half - 2)] : [row(2, width, half), row(2, width, half)]
}

/** How high each of so many things on the second sheet is, over so many lines of facts in two columns. */
export function secondHeight(things: number, facts: number): number {
  const lines = Math.ceil(facts / 2)
  const rest = SECOND.height - (lines === 0 ? 0 : lines * SECOND.line + 2 * SHEET.gap)
  return rest / Math.max(1, things) - SHEET.gap
}

function row(count: number, width: number, height: number): readonly Slot[] {
  return Array.from({ length: count }, () => ({ width: (width - SHEET.gap * (count - 1)) / count, height }))
}
