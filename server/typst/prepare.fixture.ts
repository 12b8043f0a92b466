/** Test data, from a module that prepares it. */
export async function prepare(input: object): Promise<object> {
  return input
}
