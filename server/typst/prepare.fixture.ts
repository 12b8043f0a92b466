/** Data of a test, as a module that prepares some gives it. */
export async function prepare(input: object): Promise<object> {
  return input
}
