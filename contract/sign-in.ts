import * as z from 'zod'
import { answerOf } from './answer.ts'
import { role } from './keys.ts'
import { languageCode } from './language.ts'
import { personEmail, personName } from './people.ts'
import { timeZone } from './time-zone.ts'

/** The secret of a link. It is in the fragment of its address, which is never sent to a server by itself. */
const token = z.string().min(1).max(200)

/** `GET manage/sign-in`: how people can sign in here. */
export const signInAnswer = answerOf(
  z
    .object({
      /** Whether links and codes are mailed. Otherwise the operator finds the mails as files. */
      mail: z.boolean(),
      passkey: z.literal(true),
      /** The name of the identity provider; null if there is none. */
      oidc: z.object({ name: z.string() }).nullable(),
      /** Whether no owner exists yet. */
      first_start: z.boolean(),
    })
    .meta({ id: 'SignIn' }),
)

/** `POST manage/sign-in/link`. */
export const linkBody = z.strictObject({ email: personEmail, lang: languageCode }).meta({ id: 'SignInLinkBody' })

/** Bodies with only the token of a link. */
export const tokenBody = z.strictObject({ token }).meta({ id: 'TokenBody' })

/** `POST manage/sign-in/code`: six digits; spaces and dashes are ignored. */
export const codeBody = z.strictObject({ code: z.string().min(1).max(40) }).meta({ id: 'SignInCodeBody' })

/** `POST manage/sign-in/owner`. `company` renames the account. `time_zone` is that of the company if it has none yet. */
export const ownerBody = z
  .strictObject({
    token,
    email: personEmail,
    name: personName,
    company: z.string().trim().min(1).max(200).optional(),
    time_zone: timeZone.optional(),
    lang: languageCode,
  })
  .meta({ id: 'OwnerBody' })
/** The body of `POST manage/sign-in/owner`. */
export type OwnerBody = z.infer<typeof ownerBody>

/** `POST manage/sign-in/owner/check`: the company that the link makes an owner of. */
export const ownerCheckAnswer = answerOf(z.object({ company: z.string() }).meta({ id: 'OwnerLink' }))

/** `POST manage/sign-in/invitation`. */
export const acceptBody = z.strictObject({ token, name: personName, lang: languageCode }).meta({ id: 'AcceptBody' })
/** The body of `POST manage/sign-in/invitation`. */
export type AcceptBody = z.infer<typeof acceptBody>

/** `POST manage/sign-in/invitation/check`: what the invitation is for. */
export const invitationCheckAnswer = answerOf(
  z.object({ company: z.string(), role, email: z.string() }).meta({ id: 'InvitationLink' }),
)
