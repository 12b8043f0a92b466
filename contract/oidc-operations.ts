import { type Described, emptyAnswer, type Operation } from './operation.ts'

const signIn = { tag: 'sign_in', caller: 'anyone' } as const

/** The calls that sign in through the company's own identity provider, by operation id. */
export const OIDC_OPERATIONS = {
  beginOidc: {
    ...signIn,
    summary: 'Send the browser to the identity provider (OpenID Connect)',
    answers: [emptyAnswer(302, 'To the identity provider.')],
    errors: ['not_found'],
  },
  finishOidc: {
    ...signIn,
    summary: 'Take the browser back from the identity provider',
    answers: [emptyAnswer(302, 'To the Studio, signed in, or to the sign-in page with the reason in the fragment.')],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<Operation>>
