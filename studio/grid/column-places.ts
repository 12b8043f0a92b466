/** The width of the column with check box and row number, in pixels. It is the first and always in sight. */
export const CHECK_WIDTH = 52

/** The narrowest column, in pixels. */
export const MIN_WIDTH = 44

/** Where a column is, in pixels from the start of the rows. */
export interface ColumnPlace {
  readonly start: number
  readonly end: number
}

/** The places of columns of some widths. */
export function placeColumns(widths: readonly number[]): readonly ColumnPlace[] {
  let at = CHECK_WIDTH
  return widths.map((width) => {
    const start = at
    at += width
    return { start, end: at }
  })
}

/**
 * The column at a distance from the start of the visible part: the first column stays in sight and covers those that are scrolled
 * below it. -1 is the column of check boxes. Beyond the end it is the last column.
 */
export function columnAt(places: readonly ColumnPlace[], distance: number, scrolled: number): number {
  if (distance < CHECK_WIDTH) return -1
  const frozen = places[0]?.end ?? 0
  if (distance < frozen) return 0
  const at = distance + scrolled
  const index = places.findIndex(({ end }) => at < end)
  return index < 0 ? places.length - 1 : index
}
