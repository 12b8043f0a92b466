import type { Page, PanelRoute } from '#domain/address/address.ts'

/** The page and panel of a unit's card; documents themselves have no panels. */
export function cardOf(id: number): { readonly page: Page; readonly panel: PanelRoute } {
  return { page: { name: 'premises' }, panel: { type: 'details', context: 'instance', id } }
}
