import { useState } from 'react'
import type { Invitation, Member, MemberPatch } from '#contract/people.ts'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedIn } from '#studio/person/me-context.ts'
import { readMe } from '#studio/person/read-me.ts'
import { useAct } from '#studio/person/use-act.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { InvitationRow } from './invitation-row.tsx'
import { lastOwner } from './last-owner.ts'
import { MemberRow } from './member-row.tsx'
import styles from './people.module.css'
import { ProjectsDialog } from './projects-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { UnlinkDialog } from './unlink-dialog.tsx'
import type { People, SentInvitation } from './use-people.ts'

interface MemberTableProps {
  readonly people: People
  readonly onChanged: () => Promise<void>
  readonly onSent: (invitation: SentInvitation) => void
}

type Asked = { readonly what: 'projects' | 'remove' | 'unlink'; readonly member: Member } | null

/** The people and the open invitations, with what can be done about each. */
export function MemberTable({ people: { members, invitations }, onChanged, onSent }: MemberTableProps) {
  const { t } = useTranslator()
  const { me, onMe, onSignedOut } = useSignedIn()
  const { act, isBusy } = useAct()
  const showToast = useToast()
  const [asked, setAsked] = useState<Asked>(null)
  const last = lastOwner(members)

  /** Another owner may have left meanwhile. Then the list is read again, and shows why nothing changed. */
  const orLastOwner = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ManageError && error.code === 'conflict')) throw error
      showToast({ text: t('people.last_owner'), icon: 'alert' })
      await onChanged()
    }
  }
  const change = ({ id, name }: Member, patch: MemberPatch) =>
    act(() =>
      orLastOwner(async () => {
        await manage('updateMember', { params: { id }, body: patch })
        setAsked(null)
        showToast({ text: t('people.changed', { name }), icon: 'check' })
        const own = id === me.id ? await readMe() : null
        if (own) onMe(own)
        await onChanged()
      }),
    )
  const unlink = ({ id, name }: Member) =>
    act(async () => {
      await manage('unlinkMember', { params: { id } })
      setAsked(null)
      showToast({ text: t('people.unlinked', { name }), icon: 'check' })
      await onChanged()
    })
  const remove = ({ id, name }: Member, keptPreviews: readonly number[]) =>
    act(() =>
      orLastOwner(async () => {
        const query = keptPreviews.length > 0 ? { previews: keptPreviews.join(',') } : {}
        await manage('removeMember', { params: { id }, query })
        setAsked(null)
        if (id === me.id) return onSignedOut()
        showToast({ text: t('people.removed', { name }), icon: 'check' })
        await onChanged()
      }),
    )
  const sendAgain = ({ email, role, projects }: Invitation) =>
    act(async () => onSent(dataOf(await manage('invitePerson', { body: { email, role, projects } }))))
  const takeBack = ({ id }: Invitation) =>
    act(async () => {
      await manage('revokeInvitation', { params: { id } })
      showToast({ text: t('people.withdrawn'), icon: 'check' })
      await onChanged()
    })

  return (
    <Box isFlush>
      <table className={styles.table} aria-label={t('people.members')}>
        <thead>
          <tr>
            <th scope="col">{t('people.member')}</th>
            <th scope="col">{t('people.role')}</th>
            <th scope="col" className={styles.extra}>
              {t('common.projects')}
            </th>
            <th scope="col" className={styles.extra}>
              {t('people.seen')}
            </th>
            <td>
              <VisuallyHidden>{t('nav.more')}</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isLast={member.id === last}
              onRole={(role) => change(member, { role })}
              onProjects={() => setAsked({ what: 'projects', member })}
              onUnlink={() => setAsked({ what: 'unlink', member })}
              onRemove={() => setAsked({ what: 'remove', member })}
            />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow
              key={`invitation ${invitation.id}`}
              invitation={invitation}
              onAgain={() => sendAgain(invitation)}
              onWithdraw={() => takeBack(invitation)}
            />
          ))}
        </tbody>
      </table>
      {last !== null && <p className={styles.foot}>{t('people.last_owner')}</p>}
      {asked?.what === 'projects' && (
        <ProjectsDialog
          member={asked.member}
          isBusy={isBusy}
          onSave={(projects) => change(asked.member, { projects })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'unlink' && (
        <UnlinkDialog
          name={asked.member.name}
          isBusy={isBusy}
          onUnlink={() => unlink(asked.member)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog
          member={asked.member}
          isMe={asked.member.id === me.id}
          isBusy={isBusy}
          onRemove={(keptPreviews) => remove(asked.member, keptPreviews)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}
