import type { Estate } from './chess.ts'
import { unitsIn } from './units-in.ts'

/** Whether an estate is a street of houses: every unit is a house, so entrances and floors mean nothing. */
export function isStreetOfHouses(estate: Pick<Estate, 'sections'>): boolean {
  const units = unitsIn(estate)
  return units.length > 0 && units.every(({ layout }) => layout.type === 'house')
}
