import type { Estate } from './chess.ts'

/** Tells whether an estate is a street of houses: it has neither entrances nor floors to speak of. */
export function isStreetOfHouses({ sections }: Pick<Estate, 'sections'>): boolean {
  const units = sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances))
  return units.length > 0 && units.every(({ layout }) => layout.type === 'house')
}
