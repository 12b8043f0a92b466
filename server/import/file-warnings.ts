import type { ImportError } from '#contract/errors.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import { type Entry, entriesOf, type ProjectEntries, type SectionEntry } from './entries.ts'
import type { FileInstance } from './file-types.ts'

// Nobody would read a longer list.
const MAX_NAMED = 20

/** Finds what is most likely a mistake, although it can be imported. */
export function fileWarnings(file: ProjectFile, entries: ProjectEntries): readonly ImportError[] {
  const types = new Map(file.layouts.map(({ id, type }) => [id, type]))
  const kindOf = ({ layout, number }: FileInstance) => `${types.get(layout) ?? layout} ${number.trim()}`
  const same = entries.sections.flatMap((section) => sameNumbers(section, kindOf))
  const more = same.length - MAX_NAMED
  return [
    ...emptyWarnings(entries),
    ...same.slice(0, MAX_NAMED),
    ...(more > 0
      ? [{ path: 'estates', reason: `${more} more units have the number of another in their section` }]
      : []),
  ]
}

function emptyWarnings({ estates, instances }: ProjectEntries): readonly ImportError[] {
  if (instances.length > 0) return []
  const where = estates.length > 0 ? 'the buildings of the file have none' : 'the file has no building'
  return [{ path: 'estates', reason: `There are no units: ${where}, so the catalogue will be empty` }]
}

/** A flat and a parking space may share a number. Two flats of a section may not, as buyers would confuse them. */
function sameNumbers(
  { path, item: { storeys } }: SectionEntry,
  kindOf: (instance: FileInstance) => string,
): readonly ImportError[] {
  const first = new Map<string, Entry<FileInstance>>()
  const units = entriesOf(`${path}.storeys`, storeys).flatMap((storey) =>
    entriesOf(`${storey.path}.instances`, storey.item.instances),
  )
  return units.flatMap((unit) => {
    const earlier = first.get(kindOf(unit.item))
    if (earlier === undefined) first.set(kindOf(unit.item), unit)
    return earlier === undefined ? [] : [{ path: `${unit.path}.number`, reason: wordNumber(unit.item, earlier.path) }]
  })
}

function wordNumber({ number }: FileInstance, earlier: string): string {
  return `The number "${number}" is also used at ${earlier}, in the same section: buyers can't tell the two units apart`
}
