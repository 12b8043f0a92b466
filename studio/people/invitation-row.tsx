import type { Invitation } from '#contract/people.ts'
import { Tag } from '#studio/box/tag.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useWhen } from '#studio/person/use-when.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MailAddress } from './mail-address.tsx'
import styles from './people.module.css'
import { useProjects } from './use-projects.ts'

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly onAgain: () => void
  readonly onWithdraw: () => void
}

/** An invitation that was not accepted yet. */
export function InvitationRow({ invitation, onAgain, onWithdraw }: InvitationRowProps) {
  const { t } = useTranslator()
  const when = useWhen()
  const total = useProjects().length
  const { email, role, projects, expires_at } = invitation
  return (
    <tr>
      <td>
        <div className={styles.person}>
          <span className={styles.letter}>
            <Icon name="mail" size="small" />
          </span>
          <span>
            <b>
              <MailAddress address={email} />
            </b>
            <small>{t('people.invited_until', { when: when(expires_at) })}</small>
          </span>
        </div>
      </td>
      <td className={styles.role}>{t(`role.${role}`)}</td>
      <td className={styles.extra}>
        {projects === null ? t('people.all_projects') : t('people.some_projects', { count: projects.length, total })}
      </td>
      <td className={styles.extra}>
        <Tag>{t('people.waiting')}</Tag>
      </td>
      <td className={styles.open}>
        <span className={styles.openActs}>
          <span className={styles.small}>
            <Tag>{t('people.waiting')}</Tag>
          </span>
          <Button size="small" variant="plain" onClick={onAgain}>
            {t('control.send_again')}
          </Button>
          <IconButton icon="close" size="small" label={t('people.withdraw')} onClick={onWithdraw} />
        </span>
      </td>
    </tr>
  )
}
