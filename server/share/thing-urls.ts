import type { Address } from '#domain/address/address.ts'
import type { Call } from '#server/call/call.ts'
import { addressIn, unitPlace } from './page-links.ts'
import type { ThingUrls } from './structured-complex.ts'

/** Absolute URLs with the tokens and the language of a page. */
export function thingUrls(
  { lang, catalogue }: Call,
  { address: { secondToken }, origin }: { readonly address: Pick<Address, 'secondToken'>; readonly origin: string },
  firstToken: string,
): ThingUrls {
  const urlOf = (place: Pick<Address, 'page' | 'panel'>) =>
    origin + addressIn({ lang, firstToken, secondToken, ...place }, lang, catalogue)
  return {
    main: urlOf({ page: { name: 'main' }, panel: null }),
    unit: (id) => urlOf(unitPlace(id)),
    estate: (estateId) => urlOf({ page: { name: 'chess-estate', estateId }, panel: null }),
    file: (src) => new URL(src, origin).href,
  }
}
