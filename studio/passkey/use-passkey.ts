import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'

// A passkey belongs to a host name. Browsers refuse to make one for an address such as 127.0.0.1.
const ADDRESS = /^(?:\d+\.){3}\d+$|^\[/

/** Whether this browser can use passkeys here. It needs a host name, and https or localhost. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !ADDRESS.test(location.hostname)
}

// Extensions are not asked for, so their results are empty.
const clientExtensionResults = {}

/** Signs in with a passkey that the person chooses. `cancelled`: the browser used none. */
export async function signInWithPasskey(): Promise<'done' | 'cancelled' | 'unknown'> {
  const optionsJSON = passedOn<PublicKeyCredentialRequestOptionsJSON>(dataOf(await manage('askPasskey')))
  const proof = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!proof) return 'cancelled'
  try {
    await manage('signInWithPasskey', { body: { credential: { ...proof, clientExtensionResults } } })
    return 'done'
  } catch (error) {
    if (error instanceof ManageError && error.code === 'sign_in_expired') return 'unknown'
    throw error
  }
}

/** Makes a passkey for the person who is signed in. False if the browser made none. */
export async function makePasskey(): Promise<boolean> {
  const optionsJSON = passedOn<PublicKeyCredentialCreationOptionsJSON>(dataOf(await manage('offerPasskey')))
  const made = await startRegistration({ optionsJSON }).catch(() => null)
  if (!made) return false
  await manage('addPasskey', { body: { credential: { ...made, clientExtensionResults } } })
  return true
}

/** The options of WebAuthn, which the server passes on as they are. */
function passedOn<Options extends object>(options: object): Options {
  return options as Options
}
