import type { Page } from './address.ts'
import { formatPage } from './format-address.ts'

/**
 * What stays the same place to a visitor: a picture from all sides, the plans of storeys, one after another, and the main
 * page and the picture it begins with.
 */
export function placeOf(page: Page, rootPicture: string | null): string {
  if (page.name === 'interactive') return `interactive/${page.storeyId === null ? page.interactiveId : 'storeys'}`
  return page.name === 'main' && rootPicture !== null ? `interactive/${rootPicture}` : formatPage(page)
}
