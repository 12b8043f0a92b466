import type { Estate, Instance, Section, Storey } from './chess.ts'

/** A place that contains units: an estate, a section, a storey, or a row of storeys in the grid. */
export type Place = Pick<Estate, 'sections'> | Pick<Section, 'storeys'> | Pick<Storey, 'instances'>

/** All units in a place. */
export function unitsIn(place: Place): readonly Instance[] {
  if ('instances' in place) return place.instances
  const storeys = 'storeys' in place ? place.storeys : place.sections.flatMap((section) => section.storeys)
  return storeys.flatMap(({ instances }) => instances)
}
