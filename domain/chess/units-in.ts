import type { Estate, Instance, Section, Storey } from './chess.ts'

/** Contains units: an estate, a section, a storey, or a row of storeys in the grid. */
export type UnitContainer = Pick<Estate, 'sections'> | Pick<Section, 'storeys'> | Pick<Storey, 'instances'>

/** All units in an estate, a section or a storey. */
export function unitsIn(container: UnitContainer): readonly Instance[] {
  if ('instances' in container) return container.instances
  const storeys = 'storeys' in container ? container.storeys : container.sections.flatMap((section) => section.storeys)
  return storeys.flatMap(({ instances }) => instances)
}
