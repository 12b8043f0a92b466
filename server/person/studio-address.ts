/** The pages that mailed and printed links open. */
const PAGES = {
  signIn: '/studio/sign-in',
  firstStart: '/studio/first-start',
  invitation: '/studio/invitation',
} as const

/** The address of a link. The token is in the fragment, so it reaches no server, log or referrer. */
export function studioAddress(baseUrl: string, page: keyof typeof PAGES, token: string): string {
  return `${baseUrl}${PAGES[page]}#token=${token}`
}
