import type { TokenData } from '#contract/token.ts'
import { postalAddress, type Thing } from './structured-complex.ts'

/** The projects of a group, in order. */
export function groupThings({ settings, catalogs }: TokenData, urlOf: (token: string) => string): readonly Thing[] {
  return [
    {
      '@type': 'ItemList',
      name: settings.name,
      numberOfItems: catalogs.length,
      itemListElement: catalogs.map(({ name, token, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'ApartmentComplex',
          '@id': `${urlOf(token)}#complex`,
          name,
          url: urlOf(token),
          ...(address !== null && { address: postalAddress(address) }),
        },
      })),
    },
  ]
}
