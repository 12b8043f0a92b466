/** Whether a JSON value is nested so deeply that functions which call themselves would fail. */
export function isTooDeep(value: unknown, maxDepth: number): boolean {
  const left: { readonly item: unknown; readonly depth: number }[] = [{ item: value, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { item, depth } = next
    if (typeof item !== 'object' || item === null || Buffer.isBuffer(item)) continue
    if (depth === maxDepth) return true
    for (const inner of Object.values(item)) {
      if (typeof inner === 'object') left.push({ item: inner, depth: depth + 1 })
    }
  }
  return false
}
