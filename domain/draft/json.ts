/** A JSON value. In drafts null means that the field is absent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A value as JSON: keys that are undefined are left out. Throws for values that JSON does not have. */
export function readJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value
  if (Array.isArray(value)) return value.map(readJson)
  if (!isObject(value)) throw new Error(`${typeof value} is no JSON value`)
  return Object.fromEntries(keysOf(value).map((key) => [key, readJson(value[key])]))
}

/** Whether two JSON values are the same. The order of keys does not count, and an undefined key counts as missing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => sameJson(item, other[index]))
  }
  const keys = keysOf(one)
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  )
}

function keysOf(thing: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(thing).filter((key) => thing[key] !== undefined)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
