import { isolated } from '#i18n/isolate.ts'

/** Short texts in a row. Each keeps its own direction, so that names and figures do not mix in a right-to-left line. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter(Boolean).map(isolated).join(' · ')
}
