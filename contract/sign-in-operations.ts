import { type Described, emptyAnswer, jsonAnswer, jsonBody, type Operation } from './operation.ts'
import { meAnswer } from './people.ts'
import {
  acceptBody,
  codeBody,
  invitationCheckAnswer,
  linkBody,
  ownerBody,
  ownerCheckAnswer,
  signInAnswer,
  tokenBody,
} from './sign-in.ts'

const signIn = { tag: 'sign_in', caller: 'anyone' } as const

/** A session was opened; its token is in a cookie. */
export const signedIn = jsonAnswer(200, 'Signed in. The session is in a cookie.', meAnswer)

/** The calls that open a session, by operation id. */
export const SIGN_IN_OPERATIONS = {
  getSignIn: {
    ...signIn,
    summary: 'How people can sign in',
    answers: [jsonAnswer(200, 'The ways to sign in.', signInAnswer)],
    errors: [],
  },
  askSignInLink: {
    ...signIn,
    summary: 'Mail a link and a code to a person; the answer is the same for unknown addresses',
    body: jsonBody(linkBody),
    answers: [emptyAnswer(202, 'A mail was sent if the address is known. A cookie marks the browser that asked.')],
    errors: ['validation_failed'],
  },
  spendSignInLink: {
    ...signIn,
    summary: 'Sign in with a mailed link, once, in the browser that asked for it',
    body: jsonBody(tokenBody),
    answers: [signedIn],
    errors: ['validation_failed', 'sign_in_expired', 'sign_in_other_browser'],
  },
  spendSignInCode: {
    ...signIn,
    summary: 'Sign in with the six digits of the mail, in the browser that asked for it; five tries',
    body: jsonBody(codeBody),
    answers: [signedIn],
    errors: ['validation_failed', 'sign_in_expired', 'sign_in_code_wrong'],
  },
  spendOwnerLink: {
    ...signIn,
    summary: 'Become an owner with a link of the first start or of `vitrine owner-link`, once',
    body: jsonBody(ownerBody),
    answers: [signedIn],
    errors: ['validation_failed', 'sign_in_expired', 'conflict'],
  },
  checkOwnerLink: {
    ...signIn,
    summary: 'Whether an owner link is still good, without spending it',
    body: jsonBody(tokenBody),
    answers: [jsonAnswer(200, 'The company.', ownerCheckAnswer)],
    errors: ['validation_failed', 'sign_in_expired'],
  },
  acceptInvitation: {
    ...signIn,
    summary: 'Accept an invitation, once',
    body: jsonBody(acceptBody),
    answers: [signedIn],
    errors: ['validation_failed', 'sign_in_expired', 'conflict'],
  },
  checkInvitation: {
    ...signIn,
    summary: 'What an invitation is for, without accepting it',
    body: jsonBody(tokenBody),
    answers: [jsonAnswer(200, 'The invitation.', invitationCheckAnswer)],
    errors: ['validation_failed', 'sign_in_expired'],
  },
} as const satisfies Record<string, Described<Operation>>
