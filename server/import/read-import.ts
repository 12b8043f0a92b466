import type { ImportError } from '#contract/errors.ts'
import { groupFile, projectFile } from '#contract/project-file.ts'
import { checkCharacters } from './check-characters.ts'
import type { ImportedFile } from './file-types.ts'
import { WHOLE_FILE } from './paths.ts'
import { repairShape } from './repair-shape.ts'
import { showValue } from './show-value.ts'
import { errorsOfIssues } from './word-schema-issues.ts'

/** The schema errors of a file, and all of it that is valid. */
export interface ReadImport {
  readonly errors: readonly ImportError[]
  /** With placeholders for broken values; null if the file can't be used at all. */
  readonly imported: ImportedFile | null
  /** The paths of placeholders and of removed values. */
  readonly broken: readonly string[]
}

/** Parses a file by its schema. A file with `group` is for a group, any other is for a project. */
export function readImport(input: unknown): ReadImport {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const reason = `Has to be a JSON object, not ${showValue(input)}`
    return { errors: [{ path: WHOLE_FILE, reason }], imported: null, broken: [] }
  }
  const { issues, broken, imported } = 'group' in input ? readGroup(input) : readProject(input)
  const errors = [...errorsOfIssues(issues), ...(imported ? checkCharacters(imported.file) : [])]
  return { errors, imported, broken }
}

function readProject(input: object) {
  const { file, ...found } = repairShape(projectFile, input)
  return { ...found, imported: file && ({ kind: 'project', file } as const) }
}

function readGroup(input: object) {
  const { file, ...found } = repairShape(groupFile, input)
  return { ...found, imported: file && ({ kind: 'group', file } as const) }
}
