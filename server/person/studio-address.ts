/** The pages that mailed and printed links open. */
const PAGES = {
  signIn: '/studio/sign-in',
  firstStart: '/studio/first-start',
  invitation: '/studio/invitation',
} as const

/**
 * The address of a link. The token is in the fragment, so it reaches no server, log or referrer. A new person opens the
 * link on localhost instead of a loopback address, because browsers make no passkeys for addresses. A sign-in link keeps
 * its host: it works only in the browser that asked, whose cookie belongs to that host.
 */
export function studioAddress(baseUrl: string, page: keyof typeof PAGES, token: string): string {
  const base = page === 'signIn' ? baseUrl : baseUrl.replace(LOOPBACK, '$1localhost')
  return `${base}${PAGES[page]}#token=${token}`
}

const LOOPBACK = /^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|\/|$)/
