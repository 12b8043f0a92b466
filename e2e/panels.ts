import type { Page } from '@playwright/test'

/** The cell of an apartment in the grid. */
export const cell = (page: Page, number: number) =>
  page.getByRole('gridcell').getByRole('link', { name: new RegExp(`^Apartment ${number}\\b`) })

/** The head of a storey's row. */
export const head = (page: Page, number: number) =>
  page.getByRole('rowheader').getByRole('button', { name: new RegExp(`^Floor ${number}\\b`) })

/** The open panels of units and storeys. */
export const panels = (page: Page) => page.getByRole('region', { name: /^(Apartment|Floor) \d/ })

/** The panel of a unit or storey. */
export const panel = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}\\b`) })

/** The button that closes a panel. */
export const closeOf = (page: Page, name: string) => panel(page, name).getByRole('button', { name: 'Close' })
