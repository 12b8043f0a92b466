import type { ImportError } from '#contract/errors.ts'
import { WHOLE_FILE } from './paths.ts'

/** Formats an error as one line: its position in the file, its path and the reason. */
export function formatErrorLine({ path, reason, line, column }: ImportError): string {
  const position = line === undefined ? [] : [`line ${line}, column ${column ?? 1}`]
  const place = path === WHOLE_FILE ? [] : [path]
  return [...position, ...place, reason].join(': ')
}
