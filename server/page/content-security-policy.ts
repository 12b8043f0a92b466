/** What a page may load and who may show it. */
export interface PagePolicy {
  readonly nonce: string
  /** Hosts that may embed the page; null lets any (design 8). */
  readonly embedDomains: readonly string[] | null
}

/** The Content-Security-Policy of a page: our own files, scripts by nonce, nothing inline. */
export function contentSecurityPolicy({ nonce, embedDomains }: PagePolicy): string {
  const ancestors = embedDomains === null ? '*' : ["'self'", ...embedDomains].join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
