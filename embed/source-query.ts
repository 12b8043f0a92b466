/** The page that embeds the catalogue: its query, its referrer and its host. */
interface HostPage {
  readonly search: string
  readonly referrer: string
  readonly host: string
}

/** The source of the visit to the host page, as query parameters that the catalogue reads (domain/visitor/source.ts). */
export function sourceQuery({ search, referrer, host }: HostPage): URLSearchParams {
  const source = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^(?:utm_\w+|[yg]clid)$/.test(name)) source.append(name, value)
  }
  // Another page of the host itself is not a source.
  if (referrer && new URL(referrer).host !== host) source.append('referrer', referrer)
  return source
}
