/** The page that shows the catalogue: its query, what led to it, and its own host. */
export interface HostPage {
  readonly search: string
  readonly referrer: string
  readonly host: string
}

/** What brought the visitor to the host page, as the catalogue reads it from its own address (domain/visitor/source.ts). */
export function sourceQuery({ search, referrer, host }: HostPage): URLSearchParams {
  const source = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^(?:utm_\w+|[yg]clid)$/.test(name)) source.append(name, value)
  }
  // From page to page of the host itself nobody was brought.
  if (referrer && new URL(referrer).host !== host) source.append('referrer', referrer)
  return source
}
