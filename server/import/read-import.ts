import type { ImportError } from '#contract/errors.ts'
import { groupFile, projectFile } from '#contract/project-file.ts'
import { checkCharacters } from './check-characters.ts'
import type { ImportedFile } from './file-types.ts'
import { rowsOfIssue, WHOLE_FILE } from './issue-row.ts'

/** A file that has the shape of the format, or what is wrong with its shape. */
export type ReadImport = { readonly imported: ImportedFile } | { readonly rows: readonly ImportError[] }

/** Reads a file by the schema of the format. One with `group` is a group's, any other a project's. */
export function readImport(input: unknown): ReadImport {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { rows: [{ path: WHOLE_FILE, reason: 'Has to be a JSON object' }] }
  }
  const options = { reportInput: true }
  const result = 'group' in input ? groupFile.safeParse(input, options) : projectFile.safeParse(input, options)
  if (!result.success) return { rows: result.error.issues.flatMap(rowsOfIssue) }
  const rows = checkCharacters(result.data)
  if (rows.length > 0) return { rows }
  return {
    imported: 'group' in result.data ? { kind: 'group', file: result.data } : { kind: 'project', file: result.data },
  }
}
