/** The pages that mailed and printed links open. */
const PAGES = {
  signIn: '/studio/sign-in',
  firstStart: '/studio/first-start',
  invitation: '/studio/invitation',
} as const

/**
 * The address of a link, at the address of the Studio. The token is in the fragment, so it reaches no server, log or
 * referrer, and a redirect keeps it.
 */
export function studioAddress(studioUrl: string, page: keyof typeof PAGES, token: string): string {
  return `${studioUrl}${PAGES[page]}#token=${token}`
}
