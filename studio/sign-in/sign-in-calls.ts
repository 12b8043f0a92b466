import { API_BASE } from '#contract/api-base.ts'
import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { callManage } from '#studio/api/call-manage.ts'

/** The ways to sign in on this server. */
export interface SignInWays {
  /** Whether the server can send mail. */
  readonly mail: boolean
  readonly passkey: boolean
  /** The company's own sign-in, by its name. */
  readonly oidc: { readonly name: string } | null
  /** Whether there is no owner yet. */
  readonly first_start: boolean
}

/** Where the company's own sign-in begins. */
export const OIDC_URL = `${API_BASE}/manage/sign-in/oidc`

/** Reads the ways to sign in. */
export function readWays(): Promise<SignInWays> {
  return callManage('GET', 'sign-in')
}

/** Asks for a mail with a link and a code. The answer is the same for unknown addresses. */
export function askForLink(email: string, lang: LanguageCode): Promise<void> {
  return callManage('POST', 'sign-in/link', { email, lang })
}

/** Signs in with the token of a mail. */
export function spendLink(token: string): Promise<void> {
  return callManage('POST', 'sign-in/link/spend', { token })
}

/** Signs in with the six figures of a mail. */
export function spendCode(code: string): Promise<void> {
  return callManage('POST', 'sign-in/code', { code })
}

/** The company of an owner's link that still works. */
export function checkOwnerLink(token: string): Promise<{ readonly company: string }> {
  return callManage('POST', 'sign-in/owner/check', { token })
}

/** The first owner of a company. */
interface NewOwner {
  readonly token: string
  readonly email: string
  readonly name: string
  readonly company?: string
  readonly time_zone?: string
  readonly lang: LanguageCode
}

/** Makes the owner and signs in. */
export function becomeOwner(owner: NewOwner): Promise<void> {
  return callManage('POST', 'sign-in/owner', owner)
}

/** An invitation that still works. */
export interface Invitation {
  readonly company: string
  readonly role: Role
  readonly email: string
}

/** Reads an invitation. */
export function readInvitation(token: string): Promise<Invitation> {
  return callManage('POST', 'sign-in/invitation/check', { token })
}

/** Accepts an invitation and signs in. */
export function acceptInvitation(token: string, name: string, lang: LanguageCode): Promise<void> {
  return callManage('POST', 'sign-in/invitation', { token, name, lang })
}
