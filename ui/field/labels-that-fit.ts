/** The least space between two labels, in pixels. */
const SPACE = 6
/** How far the first and the last label may stand out of the track. */
const OUT = 12

/**
 * The indexes of the labels to show under evenly spaced stops: all if they fit, else every second, counted back from the last,
 * else the first, the middle and the last. The label of an open end names the last bounded stop too.
 */
export function labelsThatFit(widths: readonly number[], track: number): ReadonlySet<number> {
  const last = widths.length - 1
  const all = [...widths.keys()]
  const seconds = all.filter((index) => (last - index) % 2 === 0)
  const few = [0, Math.round((last - 1) / 2), last]
  const choices = [all, seconds, few.filter((index, at) => few.indexOf(index) === at)]
  return new Set(choices.find((choice) => isSpaced(choice, widths, track)) ?? [0, last])
}

function isSpaced(chosen: readonly number[], widths: readonly number[], track: number): boolean {
  const last = widths.length - 1
  const startOf = (index: number) => {
    const width = widths[index] ?? 0
    if (index === 0) return -OUT
    return index === last ? track + OUT - width : (index / last) * track - width / 2
  }
  return chosen.every((index, at) => {
    const before = chosen[at - 1]
    return before === undefined || startOf(index) - startOf(before) - (widths[before] ?? 0) >= SPACE
  })
}
