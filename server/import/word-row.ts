import type { ImportError } from '#contract/errors.ts'
import { WHOLE_FILE } from './paths.ts'

/** A row as one line: where it stands in the file, what it is about, and why. */
export function wordRow({ path, reason, line, column }: ImportError): string {
  const position = line === undefined ? [] : [`line ${line}, column ${column ?? 1}`]
  const place = path === WHOLE_FILE ? [] : [path]
  return [...position, ...place, reason].join(': ')
}
