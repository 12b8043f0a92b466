/** The linked units with one more or one less, the newest last. */
export function withLink(ids: readonly number[], id: number, isLinked: boolean): readonly number[] {
  if (ids.includes(id) === isLinked) return ids
  return isLinked ? [...ids, id] : ids.filter((other) => other !== id)
}
