import type { TokenData } from '#contract/token.ts'
import { favouritesCookieName } from '#domain/visitor/favourites.ts'

/** The names under which a catalogue's favourites are kept, with those of a group's members: for `web/drawn/settle.ts`. */
export function keptNamesOf({ settings, catalogs }: TokenData): string {
  const { id, short_type } = settings
  const members = short_type === 'gic' ? catalogs.map((member) => favouritesCookieName('ic', member.id)) : []
  return [favouritesCookieName(short_type, id), ...members].join(' ')
}
