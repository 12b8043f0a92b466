import type { Chess } from '#domain/chess/chess.ts'
import type { RangeCriterion } from '#domain/filter/histogram.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { roomLabels } from '#domain/filter/room-labels.ts'
import { kindsOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import type { ProjectAnswer } from '#domain/project/project.ts'

/** The parts of a project from which the filter takes its options. */
export interface OfferedProject {
  readonly data: ProjectAnswer
  readonly chess: Chess
  readonly index: InstanceIndex
}

/** A chip of the bar that opens a popover. */
export type ChipPart = 'price' | 'estates' | 'area' | 'storey' | 'features'

/** The chips for some types in their order, rooms included; only those with something to choose. */
export function chipsOf(
  { data, chess, index }: OfferedProject,
  types: readonly LayoutType[],
): readonly (ChipPart | 'rooms')[] {
  const rooms = roomLabels(data.layouts, types)
  const chips: readonly (readonly [ChipPart | 'rooms', boolean])[] = [
    ['rooms', hasRooms(types) && rooms.length > 1],
    ['price', isVaried(index, 'price', types)],
    ['estates', chess.estates.length > 1],
    ['area', isVaried(index, 'area', types)],
    ['storey', isVaried(index, 'storey', types)],
    ['features', data.tags.length + data.promoactions.length > 0],
  ]
  return chips.flatMap(([chip, isUseful]) => (isUseful ? chip : []))
}

/** Tells whether units of these types are chosen by rooms; only homes are. */
export function hasRooms(types: readonly LayoutType[]): boolean {
  return kindsOf(types).join() === 'home'
}

/** Tells whether units of some types differ in a criterion, so that there is something to choose. */
function isVaried(index: InstanceIndex, criterion: RangeCriterion, types: readonly LayoutType[]): boolean {
  const isMeant = LAYOUT_TYPES.map((type) => types.includes(type))
  const values = index[criterion].filter((value, row) => isMeant[index.type[row] as number] && !Number.isNaN(value))
  return values.some((value) => value !== values[0])
}
