import type { Estate, Instance } from '#domain/chess/chess.ts'
import type { DrawnBuilding, DrawnWindow } from './preview-data.ts'

// More windows than this would be dots.
const MOST = 40

/** Draws an estate above the ground, with one unit highlighted; null if that would not look like a building. */
export function drawBuilding({ sections }: Estate, highlighted: Instance | null): DrawnBuilding | null {
  const storeys = sections.flatMap((section) => section.storeys).filter(({ number }) => number > 0)
  const numbers = [...new Set(storeys.map(({ number }) => number))].sort((a, b) => b - a)
  const starts = sections.map((_, index) => sections.slice(0, index).reduce((sum, { columns }) => sum + columns, 0))
  const columns = sections.reduce((sum, section) => sum + section.columns, 0)
  if (numbers.length < 2 || numbers.length > MOST || columns > MOST) return null
  const windowOf = ({ section, storey, column }: Instance): DrawnWindow => ({
    column: (starts[sections.indexOf(section)] ?? 0) + column - 1,
    row: numbers.indexOf(storey.number),
  })
  if (highlighted && !storeys.includes(highlighted.storey)) return null
  return {
    columns,
    rows: numbers.length,
    windows: storeys.flatMap(({ instances }) => instances.map(windowOf)),
    highlighted: highlighted ? [windowOf(highlighted)] : [],
  }
}
