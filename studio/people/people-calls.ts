import type * as z from 'zod'
import type { AccountSettings } from '#contract/account-settings.ts'
import type { Invitation, invitationBody, Member, MemberPatch } from '#contract/people.ts'
import { isShortPreview, type ManagedPreview } from '#contract/previews.ts'
import { callManage } from '#studio/api/call-manage.ts'

/** The people of the company, and the invitations that were not accepted yet. */
export interface People {
  readonly members: readonly Member[]
  readonly invitations: readonly Invitation[]
}

/** A new invitation. Without a mail server it has the link. */
export interface SentInvitation extends Invitation {
  readonly link: string | null
}

/** All people and open invitations. */
export function readPeople(): Promise<People> {
  return callManage('GET', 'people')
}

/** Invites a person. An open invitation of the same address is replaced. */
export function invite(body: z.input<typeof invitationBody>): Promise<SentInvitation> {
  return callManage('POST', 'people/invitations', body)
}

/** Withdraws an invitation. */
export function withdraw(id: number): Promise<void> {
  return callManage('DELETE', `people/invitations/${id}`)
}

/** Changes a role, or the projects that it is limited to. */
export function changeMember(id: number, patch: MemberPatch): Promise<Member> {
  return callManage('PATCH', `people/${id}`, patch)
}

/** Removes a person from the company. Some of the person's preview links may go over to whoever removes them. */
export function removeMember(id: number, keptPreviews: readonly number[]): Promise<void> {
  return callManage('DELETE', `people/${id}${keptPreviews.length > 0 ? `?previews=${keptPreviews.join(',')}` : ''}`)
}

/** The preview links that a person made and that still work. */
export async function readPreviewsOf(personId: number): Promise<readonly ManagedPreview[]> {
  const all = await callManage<readonly ManagedPreview[]>('GET', 'previews')
  return all.filter((each) => each.who.kind === 'person' && each.who.id === personId && !isShortPreview(each))
}

/** Unbinds a person from their account at the identity provider. */
export function unlinkMember(id: number): Promise<void> {
  return callManage('DELETE', `people/${id}/identity`)
}

/** The settings of the company, such as how long each role may hold units. */
export function readSettings(): Promise<AccountSettings> {
  return callManage('GET', 'account')
}

/** Sets how long each role may hold units. */
export function changeHoldDays(hold_days: AccountSettings['hold_days']): Promise<AccountSettings> {
  return callManage('PATCH', 'account', { hold_days })
}
