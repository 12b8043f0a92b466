import type { TokenData } from '#contract/token.ts'
import { favouritesCookieName } from '#domain/visitor/favourites.ts'

/** The cookie names of the favourites of a catalogue, and of a group's members. For `web/hydration/settle.ts`. */
export function keptNamesOf({ settings, catalogs }: TokenData): string {
  const { id, short_type } = settings
  const members = short_type === 'gic' ? catalogs.map((member) => favouritesCookieName('ic', member.id)) : []
  return [favouritesCookieName(short_type, id), ...members].join(' ')
}
