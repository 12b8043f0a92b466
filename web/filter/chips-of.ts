import type { Chess } from '#domain/chess/chess.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import type { ProjectAnswer } from '#domain/project/project.ts'

/** What of a project the filter offers choices from. */
export interface OfferedProject {
  readonly data: ProjectAnswer
  readonly chess: Chess
  readonly index: InstanceIndex
}

/** A chip of the bar that opens a choice. */
export type ChipPart = 'types' | 'price' | 'estates' | 'area' | 'storey' | 'features'

/** The chips of a project in their order, and the rooms among them: only what leaves something to choose. */
export function chipsOf({ data, chess, index }: OfferedProject): readonly (ChipPart | 'rooms')[] {
  const isVaried = (column: Float64Array | Uint8Array) => {
    const first = column.find((value) => !Number.isNaN(value))
    return column.some((value) => !Number.isNaN(value) && value !== first)
  }
  const chips: readonly (readonly [ChipPart | 'rooms', boolean])[] = [
    ['types', isVaried(index.type)],
    ['rooms', index.labels.filter(Boolean).length > 1],
    ['price', isVaried(index.price)],
    ['estates', chess.estates.length > 1],
    ['area', isVaried(index.area)],
    ['storey', isVaried(index.storey)],
    ['features', data.tags.length + data.promoactions.length > 0],
  ]
  return chips.flatMap(([chip, isUseful]) => (isUseful ? chip : []))
}
