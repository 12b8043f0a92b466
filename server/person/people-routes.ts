import type { FastifyInstance } from 'fastify'
import { idParams } from '#contract/id.ts'
import { invitationBody, memberPatch } from '#contract/people.ts'
import { removalQuery } from '#contract/previews.ts'
import { readBody, readInput } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { resultOf } from '#server/http/refusal.ts'
import { studioOrigin } from '#server/http/sites.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import type { StudioMails } from '#server/mail/studio-mail.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
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
  scope.get('/people', async (request) => {
    const caller = callerOf(request)
    const members = await readMembers(database.queries, caller)
    return { data: { members, invitations: await readInvitations(database.queries, caller, now()) } }
  })

  scope.post('/people/invitations', async (request, reply) => {
    const { email, role, projects = null, lang } = readBody(invitationBody, request.body)
    const caller = callerOf(request)
    const { isMailed } = studioMails
    const draft = { email, role, projects, isMailed }
    const { row, token, company } = await database.queries.transaction(async (tx) =>
      resultOf(await invite(tx, caller, draft, now())),
    )
    const href = studioAddress(studioOrigin(request, deps), 'invitation', token)
    const chosen = lang ?? (await readMe(database.queries, caller)).lang ?? 'en'
    if (isMailed) studioMails.invitation({ to: email, lang: chosen, id: row.id, company, href })
    return reply.code(201).send({ data: { ...managedInvitation(row), link: isMailed ? null : href } })
  })

  scope.delete('/people/invitations/:id', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    await database.queries.transaction(async (tx) => resultOf(await revokeInvitation(tx, callerOf(request), id, now())))
    return reply.code(204).send()
  })

  scope.patch('/people/:id', async (request) => {
    const { id } = readInput(idParams, request.params)
    const patch = readBody(memberPatch, request.body)
    const member = await changeData(deps, async (tx) =>
      resultOf(await changeMember(tx, callerOf(request), id, patch, now())),
    )
    return { data: member }
  })

  scope.delete('/people/:id/identity', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    await database.queries.transaction(async (tx) => resultOf(await unlinkMember(tx, callerOf(request), id, now())))
    return reply.code(204).send()
  })

  scope.delete('/people/:id', async (request, reply) => {
    const { id } = readInput(idParams, request.params)
    const { previews } = readInput(removalQuery, request.query)
    const caller = callerOf(request)
    await changeData(deps, async (tx) => resultOf(await removeMember(tx, caller, { id, previews }, now())))
    return reply.code(204).send()
  })
}
