import { plainPath } from '#domain/address/link-view.ts'

// The first two grant access, so they must not leave the page. The last one is from `embed.js` to our server.
const PRIVATE_PARAMETERS = ['crm', 'preview', 'lang']

/** Path and query as host pages and analytics may see them: without `crm`, `preview`, `lang` and the view of the link. */
export function fullPathOf(pathname: string, search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !PRIVATE_PARAMETERS.includes(nameOf(pair)))
  const path = plainPath(pathname)
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

/** The same for a whole URL. Drops the fragment, which the catalogue does not use. */
export function withoutPrivate(url: string): string {
  const [address = ''] = url.split('#')
  const [path = '', ...search] = address.split('?')
  return fullPathOf(path, search.join('?'))
}

/** Decodes the name: `%63rm` means `crm` to every other reader. */
function nameOf(pair: string): string {
  const [name = ''] = pair.split('=')
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}
