import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { id } from './id.ts'

// The WebAuthn library verifies what browsers send. Here it only gets a shape and a bound.
const bounded = z.string().max(20_000)
const credential = {
  id: bounded,
  rawId: bounded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
} as const

/** What a browser says to sign in with a passkey: WebAuthn's `AuthenticationResponseJSON`. */
const proof = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bounded,
      authenticatorData: bounded,
      signature: bounded,
      userHandle: bounded.exactOptional(),
    }),
  })
  .meta({ id: 'PasskeyProof' })
/** What a browser says to sign in with a passkey. */
export type PasskeyProof = z.infer<typeof proof>

/** `POST manage/sign-in/passkey`. */
export const passkeyProofBody = z.strictObject({ credential: proof }).meta({ id: 'PasskeyProofBody' })

/** What a browser says about a new passkey: WebAuthn's `RegistrationResponseJSON`. */
const newPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bounded,
      attestationObject: bounded,
      transports: z.array(z.string().max(50)).max(10).exactOptional(),
    }),
  })
  .meta({ id: 'NewPasskey' })
/** What a browser says about a new passkey. */
export type NewPasskey = z.infer<typeof newPasskey>

/** `POST manage/passkeys`. */
export const newPasskeyBody = z.strictObject({ credential: newPasskey }).meta({ id: 'NewPasskeyBody' })

/** Options for the browser's own call, passed on as they are: WebAuthn's `PublicKeyCredential…OptionsJSON`. */
export const passkeyOptionsAnswer = answerOf(z.looseObject({ challenge: z.string() }).meta({ id: 'PasskeyOptions' }))

/** A passkey of the person who asks. */
const passkey = z
  .object({
    id,
    /** The browser and the system that made it, in words. */
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })
/** A passkey in the management API. */
export type Passkey = z.infer<typeof passkey>

/** `POST manage/passkeys`. */
export const passkeyAnswer = answerOf(passkey)

/** `GET manage/passkeys`. */
export const passkeysAnswer = listOf(passkey)
