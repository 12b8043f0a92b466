import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { callManage, ManageError } from '#studio/api/call-manage.ts'

// A passkey belongs to a host name. Browsers refuse to make one for an address such as 127.0.0.1.
const ADDRESS = /^(?:\d+\.){3}\d+$|^\[/

/** Whether this browser can use passkeys here. It needs a host name, and https or localhost. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !ADDRESS.test(location.hostname)
}

/** Signs in with a passkey that the person chooses. `cancelled`: the browser used none. */
export async function signInWithPasskey(): Promise<'done' | 'cancelled' | 'unknown'> {
  const optionsJSON = await callManage<PublicKeyCredentialRequestOptionsJSON>('POST', 'sign-in/passkey/options')
  const proof = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!proof) return 'cancelled'
  try {
    await callManage('POST', 'sign-in/passkey', { credential: proof })
    return 'done'
  } catch (error) {
    if (error instanceof ManageError && error.code === 'sign_in_expired') return 'unknown'
    throw error
  }
}

/** Makes a passkey for the person who is signed in. False if the browser made none. */
export async function makePasskey(): Promise<boolean> {
  const optionsJSON = await callManage<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options')
  const made = await startRegistration({ optionsJSON }).catch(() => null)
  if (!made) return false
  await callManage('POST', 'passkeys', { credential: made })
  return true
}
