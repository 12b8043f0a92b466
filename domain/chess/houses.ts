import type { Estate } from './chess.ts'

/** Whether an estate is a street of houses: every unit is a house, so entrances and floors mean nothing. */
export function isStreetOfHouses({ sections }: Pick<Estate, 'sections'>): boolean {
  const units = sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances))
  return units.length > 0 && units.every(({ layout }) => layout.type === 'house')
}
