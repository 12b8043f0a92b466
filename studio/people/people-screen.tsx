import { useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { useMainAct } from '#studio/box/main-act.ts'
import { PageHead } from '#studio/box/page-head.tsx'
import { NoScreen } from '#studio/frame/no-screen.tsx'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { AuditLog } from './audit-log.tsx'
import { CompanyZone } from './company-zone.tsx'
import { HoldDays } from './hold-days.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import styles from './people.module.css'
import { RoleTable } from './role-table.tsx'
import { type SentInvitation, usePeople } from './use-people.ts'

/** The people of the company, their roles, invitations, and who did what. */
export function PeopleScreen() {
  return hasDuty(useMe().role, 'administer') ? <Content /> : <NoScreen />
}

function Content() {
  const { t } = useTranslator()
  const showToast = useToast()
  const { people, fault, reload } = usePeople()
  const [isInviting, setIsInviting] = useState(false)
  const [sent, setSent] = useState<SentInvitation | null>(null)
  const [version, setVersion] = useState(0)
  const refresh = async () => {
    await reload()
    setVersion((known) => known + 1)
  }
  const onSent = (invitation: SentInvitation) => {
    setIsInviting(false)
    if (invitation.link === null) showToast({ text: t('people.sent', { email: invitation.email }), icon: 'check' })
    else setSent(invitation)
    void refresh()
  }
  const counts = { members: people?.members.length ?? 0, invitations: people?.invitations.length ?? 0 }
  return (
    <ScreenPage title={t('nav.people')}>
      <PageHead title={t('nav.people')} text={people && t('people.text', counts)}>
        <InviteButton onClick={() => setIsInviting(true)} />
      </PageHead>
      {fault && <Notice kind="fault">{t(fault)}</Notice>}
      <div className={styles.columns}>
        <div className={styles.column}>
          {people && <MemberTable people={people} onChanged={refresh} onSent={onSent} />}
          <RoleTable />
          <CompanyZone onChanged={() => setVersion((known) => known + 1)} />
          <HoldDays onChanged={() => setVersion((known) => known + 1)} />
        </div>
        <AuditLog members={people?.members ?? []} version={version} />
      </div>
      {isInviting && <InviteDialog onSent={onSent} onClose={() => setIsInviting(false)} />}
      {sent?.link && <LinkDialog email={sent.email} link={sent.link} onClose={() => setSent(null)} />}
    </ScreenPage>
  )
}

function InviteButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslator()
  useMainAct()
  return (
    <ServerButton variant="filled" size="small" onClick={onClick}>
      <Icon name="plus" size="small" />
      {t('people.invite')}
    </ServerButton>
  )
}
