import type { Page, PanelRoute } from '#domain/address/address.ts'

/** Where the card of a unit stands: documents themselves have no panels (spec 2). */
export function cardOf(id: number): { readonly page: Page; readonly panel: PanelRoute } {
  return { page: { name: 'premises' }, panel: { type: 'details', context: 'instance', id } }
}
