import type { FastifyInstance } from 'fastify'
import type { Sites } from '#server/http/read-site-settings.ts'
import { resultOf } from '#server/http/refusal.ts'
import { studioOrigin } from '#server/http/sites.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import type { StudioMails } from '#server/mail/studio-mail.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { invite, managedInvitation, readInvitations, revokeInvitation } from './invitations.ts'
import { readMe } from './me.ts'
import { changeMember, readMembers, removeMember, unlinkMember } from './members.ts'
import { studioAddress } from './studio-address.ts'

/** What the routes about people need. */
export interface PeopleDeps extends Sites, DataDeps {
  readonly now: () => Date
  readonly studioMails: StudioMails
}

/** `manage/people`: the people of the account and their invitations. */
export function peopleRoutes(scope: FastifyInstance, deps: PeopleDeps): void {
  const { database, now, studioMails } = deps
  manageRoute(scope, 'listPeople', async ({ request }) => {
    const caller = callerOf(request)
    const members = await readMembers(database.queries, caller)
    return { data: { members, invitations: await readInvitations(database.queries, caller, now()) } }
  })

  manageRoute(scope, 'invitePerson', async ({ request, body: { email, role, projects = null, lang } }) => {
    const caller = callerOf(request)
    const { isMailed } = studioMails
    const draft = { email, role, projects, isMailed }
    const { row, token, company } = await database.queries.transaction(async (tx) =>
      resultOf(await invite(tx, caller, draft, now())),
    )
    const href = studioAddress(studioOrigin(request, deps), 'invitation', token)
    const chosen = lang ?? (await readMe(database.queries, caller)).lang ?? 'en'
    if (isMailed) studioMails.invitation({ to: email, lang: chosen, id: row.id, company, href })
    return { data: { ...managedInvitation(row), link: isMailed ? null : href } }
  })

  manageRoute(scope, 'revokeInvitation', async ({ request, params: { id } }) => {
    await database.queries.transaction(async (tx) => resultOf(await revokeInvitation(tx, callerOf(request), id, now())))
    return null
  })

  manageRoute(scope, 'updateMember', async ({ request, params: { id }, body: patch }) => {
    const member = await changeData(deps, async (tx) =>
      resultOf(await changeMember(tx, callerOf(request), id, patch, now())),
    )
    return { data: member }
  })

  manageRoute(scope, 'unlinkMember', async ({ request, params: { id } }) => {
    await database.queries.transaction(async (tx) => resultOf(await unlinkMember(tx, callerOf(request), id, now())))
    return null
  })

  manageRoute(scope, 'removeMember', async ({ request, params: { id }, query: { previews } }) => {
    const caller = callerOf(request)
    await changeData(deps, async (tx) => resultOf(await removeMember(tx, caller, { id, previews }, now())))
    return null
  })
}
