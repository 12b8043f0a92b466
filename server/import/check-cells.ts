import type { ImportError } from '#contract/errors.ts'
import { type Entry, entriesOf, type ProjectEntries, type SectionEntry } from './entries.ts'
import type { FileEstate, FileInstance } from './file-types.ts'

/** Finds units that would stand in a cell of the chess where another stands, wide and high ones included. */
export function checkCells({ sections }: ProjectEntries): readonly ImportError[] {
  const rowsByEstate = new Map<FileEstate, ReadonlyMap<number, number>>()
  return sections.flatMap((section) => {
    const rows = rowsByEstate.get(section.estate) ?? rowsOf(section.estate)
    rowsByEstate.set(section.estate, rows)
    return checkSection(section, rows)
  })
}

/** The rows of an estate's chess by storey number, from the ground up: all sections stand on one ground line. */
function rowsOf({ sections }: FileEstate): ReadonlyMap<number, number> {
  const numbers = new Set(sections.flatMap(({ storeys }) => storeys.map(({ number }) => number)))
  return new Map([...numbers].sort((a, b) => a - b).map((number, index) => [number, index]))
}

function checkSection({ path, item: { storeys } }: SectionEntry, rows: ReadonlyMap<number, number>): ImportError[] {
  const taken = new Map<string, string>()
  const found: ImportError[] = []
  for (const { path: storeyPath, item: storey } of entriesOf(`${path}.storeys`, storeys)) {
    // Where one position is missing the chess places the whole storey by number, side by side.
    if (storey.instances.some(({ position }) => position === undefined)) continue
    for (const entry of entriesOf(`${storeyPath}.instances`, storey.instances)) {
      const other = takeCells(entry, rows.get(storey.number) ?? 0, rows.size, taken)
      if (other) found.push({ path: `${entry.path}.position`, reason: `Stands in the place of ${other}` })
    }
  }
  return found
}

/** Takes the cells of a unit; gives the unit that has one of them already. */
function takeCells(
  { path, item: { position = 1, span } }: Entry<FileInstance>,
  row: number,
  rowCount: number,
  taken: Map<string, string>,
): string | null {
  const top = Math.min(rowCount, row + (span?.storeys ?? 1))
  for (let at = row; at < top; at++) {
    for (let column = position; column < position + (span?.columns ?? 1); column++) {
      const cell = `${at}/${column}`
      const other = taken.get(cell)
      if (other) return other
      taken.set(cell, path)
    }
  }
  return null
}
