const MAX_SHOWN = 60

/** A value of the file in a form that its author recognises, shortened. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

const MAX_LISTED = 8

/** Explains that an id is unknown, and lists the known ids, since one of them is usually meant. */
export function unknownReference(kind: string, id: string, known: ReadonlySet<string>): string {
  const same = [...known].find((each) => each.trim().toLowerCase() === id.trim().toLowerCase())
  const shown = showValue(id)
  if (same !== undefined) return `There is no ${kind} ${shown}: write ${showValue(same)}`
  if (known.size === 0) return `There is no ${kind} ${shown}, nor any other: add it`
  if (known.size > MAX_LISTED) return `There is no ${kind} ${shown} among the ${known.size}: correct the id, or add it`
  return `There is no ${kind} ${shown}, only ${[...known].map(showValue).join(', ')}: correct the id, or add it`
}
