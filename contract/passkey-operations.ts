import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, type Operation } from './operation.ts'
import { newPasskeyBody, passkeyAnswer, passkeyOptionsAnswer, passkeyProofBody, passkeysAnswer } from './passkeys.ts'
import { signedIn } from './sign-in-operations.ts'

const person = { tag: 'management', caller: 'manager', roles: DUTIES.see, isForPeople: true } as const
const signIn = { tag: 'sign_in', caller: 'anyone' } as const

/** The calls about one's own passkeys, by operation id. */
export const PASSKEY_OPERATIONS = {
  listPasskeys: {
    ...person,
    summary: 'List one’s own passkeys',
    answers: [jsonAnswer(200, 'The passkeys, the oldest first.', passkeysAnswer)],
    errors: [],
  },
  offerPasskey: {
    ...person,
    summary: 'Options with which the browser makes a passkey; good for five minutes',
    answers: [jsonAnswer(200, 'Options for `navigator.credentials.create`.', passkeyOptionsAnswer)],
    errors: [],
  },
  addPasskey: {
    ...person,
    summary: 'Add the passkey that the browser made',
    body: jsonBody(newPasskeyBody),
    answers: [jsonAnswer(201, 'The passkey.', passkeyAnswer)],
    errors: ['validation_failed', 'sign_in_expired', 'conflict'],
  },
  removePasskey: {
    ...person,
    summary: 'Remove a passkey; it no longer signs in',
    params: idParams,
    answers: [emptyAnswer(204, 'Removed.')],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>

/** The calls that sign in with a passkey, by operation id. */
export const PASSKEY_SIGN_IN_OPERATIONS = {
  askPasskey: {
    ...signIn,
    summary: 'Options with which the browser offers its passkeys; good for five minutes',
    answers: [jsonAnswer(200, 'Options for `navigator.credentials.get`.', passkeyOptionsAnswer)],
    errors: [],
  },
  signInWithPasskey: {
    ...signIn,
    summary: 'Sign in with a passkey',
    body: jsonBody(passkeyProofBody),
    answers: [signedIn],
    errors: ['validation_failed', 'sign_in_expired'],
  },
} as const satisfies Record<string, Described<Operation>>
