import type { Passkey } from '#contract/passkeys.ts'
import type { Me, Session } from '#contract/people.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { callManage, ManageError } from '#studio/api/call-manage.ts'

/** Who is signed in; null if nobody is. */
export async function readMe(): Promise<Me | null> {
  try {
    return await callManage<Me>('GET', 'me')
  } catch (error) {
    if (error instanceof ManageError && error.code === 'unauthorized') return null
    throw error
  }
}

/** Changes one's own name or language. */
export function changeMe(patch: { readonly name?: string; readonly lang?: LanguageCode }): Promise<Me> {
  return callManage('PATCH', 'me', patch)
}

/** Lets the session work in another company. */
export function workIn(accountId: number): Promise<Me> {
  return callManage('POST', 'me/account', { account_id: accountId })
}

/** Ends the session of this browser. */
export function signOut(): Promise<void> {
  return callManage('POST', 'sign-out')
}

/** The sessions of the person, the last used first. */
export function readSessions(): Promise<readonly Session[]> {
  return callManage('GET', 'sessions')
}

/** Signs out another browser. */
export function endSession(id: number): Promise<void> {
  return callManage('DELETE', `sessions/${id}`)
}

/** The passkeys of the person. */
export function readPasskeys(): Promise<readonly Passkey[]> {
  return callManage('GET', 'passkeys')
}

/** Removes a passkey. */
export function removePasskey(id: number): Promise<void> {
  return callManage('DELETE', `passkeys/${id}`)
}
