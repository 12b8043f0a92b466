/** Joins class names and skips the empty ones. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
