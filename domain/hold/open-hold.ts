/** An open hold, as staff read it. */
export interface OpenHold {
  readonly id: number
  readonly until: string
  readonly by: { readonly kind: string; readonly id: number | null; readonly name: string | null }
  readonly for_whom: string | null
  readonly note: string | null
  readonly order_id: number | null
}
