import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskey, PasskeyProof } from '#contract/passkeys.ts'
import type { Queries } from '#server/db/database.ts'
import { keepChallenge, takeChallenge } from '#server/session/challenges.ts'
import type { OwnSite } from '#server/session/own-site.ts'
import { findPasskey, listPasskeys, type PasskeyRow } from './passkey-store.ts'

// EdDSA, ES256 and RS256, which every authenticator has one of. By default the library asks Node for experimental ones.
const ALGORITHMS = [-8, -7, -257]

// Time to find a phone or a security key.
const LIFE_MS = 5 * 60_000

// People read it in the dialog of their browser.
const SITE_NAME = 'Vitrine Studio'

/** The person for whom a passkey is made. */
interface PasskeyOwner {
  readonly id: number
  readonly email: string
  readonly name: string
}

function challengeOf(text: string, personId: number | null) {
  return { purpose: 'passkey', text, personId } as const
}

/** Options with which a browser makes a passkey. It verifies the person, so that no second step is needed. */
export async function offerPasskey(queries: Queries, site: OwnSite, person: PasskeyOwner, now: Date) {
  const known = await listPasskeys(queries, person.id)
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: rpIdOf(site),
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(`person ${person.id}`),
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(queries, challengeOf(options.challenge, person.id), LIFE_MS, now)
  return options
}

/** Checks a new passkey. Null if it does not answer a challenge of this person, or comes from another site. */
export async function verifyNewPasskey(
  queries: Queries,
  site: OwnSite,
  personId: number,
  response: NewPasskey,
  now: Date,
): Promise<Omit<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'> | null> {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(queries, challengeOf(challenge, personId), now),
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const public_key = Buffer.from(publicKey).toString('base64url')
  const transports = response.response.transports ?? []
  return { person_id: personId, credential_id: id, public_key, counter, transports }
}

/** Options with which a browser offers its passkeys. They name nobody, so they tell nothing about who is known here. */
export async function askForPasskey(queries: Queries, site: OwnSite, now: Date) {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(site), userVerification: 'required' })
  await keepChallenge(queries, challengeOf(options.challenge, null), LIFE_MS, now)
  return options
}

/** A passkey that signed in. */
interface ProvenPasskey {
  readonly row: PasskeyRow
  readonly counter: number
}

/** Checks the proof of a passkey. Null if the passkey is unknown or the proof is wrong, used or from another site. */
export async function verifyProof(
  queries: Queries,
  site: OwnSite,
  response: PasskeyProof,
  now: Date,
): Promise<ProvenPasskey | null> {
  const row = await findPasskey(queries, response.id)
  if (!row) return null
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(queries, challengeOf(challenge, null), now),
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch(() => null)
  return verified?.verified ? { row, counter: verified.authenticationInfo.newCounter } : null
}

/** A passkey belongs to the host name, whatever the port. */
function rpIdOf({ origin }: OwnSite): string {
  return new URL(origin).hostname
}
