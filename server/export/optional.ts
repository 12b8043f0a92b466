/** Leaves out a field whose stored value is null. */
export function optional<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined
}

/** Leaves out an empty list. */
export function unlessEmpty<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items && items.length > 0 ? items : undefined
}

/** Leaves out `published` if it is true, the default. */
export function unlessPublished(published: boolean): false | undefined {
  return published ? undefined : false
}
