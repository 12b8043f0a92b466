import type { ImportError } from '#contract/errors.ts'
import { levelsOf } from '#domain/chess/levels.ts'
import { type Entry, entriesOf, type ProjectEntries, type SectionEntry } from './entries.ts'
import type { FileInstance } from './file-types.ts'

/** Finds units that overlap in the chess grid, including units that span several columns or storeys. */
export function checkCells({ sections }: ProjectEntries): readonly ImportError[] {
  return sections.flatMap(checkSection)
}

function checkSection({ path, item: { storeys } }: SectionEntry): ImportError[] {
  const levels = levelsOf(storeys)
  const taken = new Map<string, string>()
  const found: ImportError[] = []
  for (const { path: storeyPath, item: storey } of entriesOf(`${path}.storeys`, storeys)) {
    // If one position is missing, the chess grid places the whole storey by number, side by side.
    if (storey.instances.some(({ position }) => position === undefined)) continue
    for (const entry of entriesOf(`${storeyPath}.instances`, storey.instances)) {
      const other = takeCells(entry, levels.get(storey.number) ?? 0, levels.size, taken)
      if (other)
        found.push({
          path: `${entry.path}.position`,
          reason: `Overlaps ${other}: give one of them another position, or a smaller span`,
        })
    }
  }
  return found
}

/** Takes the cells of a unit. Returns the path of a unit that already has one of them. */
function takeCells(
  { path, item: { position = 1, span } }: Entry<FileInstance>,
  level: number,
  levelCount: number,
  taken: Map<string, string>,
): string | null {
  const top = Math.min(levelCount, level + (span?.storeys ?? 1))
  for (let at = level; at < top; at++) {
    for (let column = position; column < position + (span?.columns ?? 1); column++) {
      const cell = `${at}/${column}`
      const other = taken.get(cell)
      if (other) return other
      taken.set(cell, path)
    }
  }
  return null
}
