/** Fields of a file are left out where nothing is stored. */
export function optional<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined
}

/** A list is left out when it is empty. */
export function unlessEmpty<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items && items.length > 0 ? items : undefined
}

/** What is published by default says so only when it is not. */
export function unlessPublished(published: boolean): false | undefined {
  return published ? undefined : false
}
