// The deepest value of the import format, a point of a region, has 6 levels.
const MAX_DEPTH = 32

/** Whether a JSON value is nested so deeply that functions which call themselves would fail. */
export function isTooDeep(value: unknown): boolean {
  const left: { readonly item: unknown; readonly depth: number }[] = [{ item: value, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { item, depth } = next
    if (typeof item !== 'object' || item === null) continue
    if (depth === MAX_DEPTH) return true
    for (const inner of Object.values(item)) left.push({ item: inner, depth: depth + 1 })
  }
  return false
}
