// Both let their holder see or do more than others: they stay inside the page.
const PRIVATE_PARAMETERS = ['crm', 'preview']

/** Path and query as host pages and analytics may see them: without `crm` and `preview` (design 2). */
export function fullPathOf(pathname: string, search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !PRIVATE_PARAMETERS.includes(nameOf(pair)))
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname
}

/** The same of a whole address. What follows `#` is left out: the catalogue has no use for it. */
export function withoutPrivate(url: string): string {
  const [address = ''] = url.split('#')
  const [path = '', ...search] = address.split('?')
  return fullPathOf(path, search.join('?'))
}

/** Decoded, since `%63rm` is read as `crm` by everybody else. */
function nameOf(pair: string): string {
  const [name = ''] = pair.split('=')
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}
