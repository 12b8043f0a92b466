import type { ImportError } from '#contract/errors.ts'
import { groupFile, projectFile } from '#contract/project-file.ts'
import { checkCharacters } from './check-characters.ts'
import type { ImportedFile } from './file-types.ts'
import { rowsOfIssues } from './issue-row.ts'
import { WHOLE_FILE } from './paths.ts'
import { repairShape } from './repair-shape.ts'
import { showValue } from './show-value.ts'

/** What is wrong with the shape of a file, and all of it that has the right one. */
export interface ReadImport {
  readonly rows: readonly ImportError[]
  /** With stand-ins in the places of faults; null where nothing can be made of the file. */
  readonly imported: ImportedFile | null
  /** The places of stand-ins, and of what was left out. */
  readonly broken: readonly string[]
}

/** Reads a file by the schema of the format. One with `group` is a group's, any other a project's. */
export function readImport(input: unknown): ReadImport {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const reason = `Has to be a JSON object, not ${showValue(input)}`
    return { rows: [{ path: WHOLE_FILE, reason }], imported: null, broken: [] }
  }
  const { issues, broken, imported } = 'group' in input ? readGroup(input) : readProject(input)
  const rows = [...rowsOfIssues(issues), ...(imported ? checkCharacters(imported.file) : [])]
  return { rows, imported, broken }
}

function readProject(input: object) {
  const { file, ...found } = repairShape(projectFile, input)
  return { ...found, imported: file && ({ kind: 'project', file } as const) }
}

function readGroup(input: object) {
  const { file, ...found } = repairShape(groupFile, input)
  return { ...found, imported: file && ({ kind: 'group', file } as const) }
}
