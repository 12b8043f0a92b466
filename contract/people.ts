import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { id } from './id.ts'
import { role } from './keys.ts'
import { languageCode } from './language.ts'
import { email } from './orders.ts'
import { timeZone } from './time-zone.ts'

// More projects than any account has.
const MAX_PROJECTS = 1000

/** The name of a person. */
export const personName = z.string().trim().min(1).max(200)

/** The mail address of a person. Capital letters make no difference. */
export const personEmail = z
  .string()
  .trim()
  .pipe(email)
  .transform((text) => text.toLowerCase())

/** The projects that a role is limited to; null: all of the account. */
const narrowing = z.array(id).min(1).max(MAX_PROJECTS).nullable()

const company = z.object({ id, name: z.string() })

/** Who is calling, in which account, and with which rights. */
const me = z
  .object({
    kind: z.enum(['person', 'key']),
    id,
    name: z.string(),
    /** Null for a key. */
    email: z.string().nullable(),
    lang: languageCode.nullable(),
    role,
    projects: z.array(id).nullable(),
    /** The company that the session or the key works in. */
    account: company.extend({ time_zone: timeZone.nullable() }),
    /** All companies of the person, to switch between them. */
    accounts: z.array(company.extend({ role })),
  })
  .meta({ id: 'Me' })
/** Who is calling. */
export type Me = z.infer<typeof me>

/** `GET manage/me`, and every successful sign-in. */
export const meAnswer = answerOf(me)

/** `PATCH manage/me`. */
export const mePatch = z
  .strictObject({ name: personName.optional(), lang: languageCode.optional() })
  .meta({ id: 'MePatch' })
/** The body of `PATCH manage/me`. */
export type MePatch = z.infer<typeof mePatch>

/** `POST manage/me/account`: the company that the session works in from now on. */
export const meAccountBody = z.strictObject({ account_id: id }).meta({ id: 'MeAccountBody' })

/** A session of the person who asks. */
const session = z
  .object({
    id,
    /** The browser and the system in words, such as "Firefox, Windows"; empty if unknown. */
    agent: z.string(),
    account: company,
    created_at: z.iso.datetime(),
    /** To the minute. */
    last_used_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    /** Whether this call was made with it. */
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' })
/** A session in the management API. */
export type Session = z.infer<typeof session>

/** `GET manage/sessions`. */
export const sessionsAnswer = listOf(session)

/** A person of the account. */
const member = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role,
    projects: z.array(id).nullable(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().nullable(),
    linked: z.boolean().meta({ description: 'Whether an account at the identity provider is bound to the person.' }),
  })
  .meta({ id: 'Member' })
/** A person of the account in the management API. */
export type Member = z.infer<typeof member>

/** An invitation that was not accepted yet. */
const invitation = z
  .object({
    id,
    email: z.string(),
    role,
    projects: z.array(id).nullable(),
    /** The person who sent it; null: a key. */
    invited_by: id.nullable(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })
/** An open invitation in the management API. */
export type Invitation = z.infer<typeof invitation>

/** `GET manage/people`. */
export const peopleAnswer = answerOf(z.object({ members: z.array(member), invitations: z.array(invitation) }))

/** `POST manage/people/invitations`. `lang` is the language of the mail. */
export const invitationBody = z
  .strictObject({ email: personEmail, role, projects: narrowing.optional(), lang: languageCode.optional() })
  .meta({ id: 'InvitationBody' })

/** `POST manage/people/invitations`. `link` is null if it was mailed: then only the mailbox has it. */
export const invitationAnswer = answerOf(
  invitation.extend({ link: z.url().nullable() }).meta({ id: 'CreatedInvitation' }),
)

/** `PATCH manage/people/{id}`. */
export const memberPatch = z
  .strictObject({ role: role.optional(), projects: narrowing.optional() })
  .meta({ id: 'MemberPatch' })
/** The body of `PATCH manage/people/{id}`. */
export type MemberPatch = z.infer<typeof memberPatch>

/** `PATCH manage/people/{id}`. */
export const memberAnswer = answerOf(member)
