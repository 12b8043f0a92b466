import type { ImportError } from '#contract/errors.ts'
import { storeyLevels } from '#domain/chess/storey-levels.ts'
import { ONE_CELL, ownerOf, type TakenCells, takeCells } from '#domain/chess/taken-cells.ts'
import { entriesOf, type SectionEntry } from './entries.ts'

/** Finds units that overlap in the chess grid, including units that span several columns or storeys. */
export function checkCells(sections: readonly SectionEntry[]): readonly ImportError[] {
  return sections.flatMap(checkSection)
}

function checkSection({ path, item: { storeys } }: SectionEntry): ImportError[] {
  const levels = storeyLevels(storeys)
  // The owner is the path of the unit.
  const taken: TakenCells<string> = Array.from(levels, () => new Map())
  const found: ImportError[] = []
  for (const { path: storeyPath, item: storey } of entriesOf(`${path}.storeys`, storeys)) {
    // If one position is missing, the chess grid places the whole storey by number, side by side.
    if (storey.instances.some(({ position }) => position === undefined)) continue
    const level = levels.get(storey.number) ?? 0
    for (const { path: unit, item } of entriesOf(`${storeyPath}.instances`, storey.instances)) {
      const { position = 1, span = ONE_CELL } = item
      const other = ownerOf(taken, level, position, span)
      if (other === undefined) takeCells(taken, level, position, span, unit)
      else
        found.push({
          path: `${unit}.position`,
          reason: `Overlaps ${other}: give one of them another position, or a smaller span`,
        })
    }
  }
  return found
}
