/** Whether an own id was made at random, as the Studio makes those of new units. It means nothing to a person. */
export function isRandomId(id: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(id)
}
