/** The rows of a query result; the type shared by our two drivers does not declare them. */
export function resultRows<Row>(result: unknown): readonly Row[] {
  return (result as { readonly rows: readonly Row[] }).rows
}
