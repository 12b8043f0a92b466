import type { Page } from './address.ts'
import { formatPage } from './format-address.ts'

/**
 * A key that is equal for pages a visitor sees as one place: all frames of a picture, all storey plans, and the main page
 * with its root picture.
 */
export function placeOf(page: Page, rootPicture: string | null): string {
  if (page.name === 'interactive') return `interactive/${page.storeyId === null ? page.interactiveId : 'storeys'}`
  return page.name === 'main' && rootPicture !== null ? `interactive/${rootPicture}` : formatPage(page)
}
