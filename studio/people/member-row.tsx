import type { Member } from '#contract/people.ts'
import type { Role } from '#domain/account/role.ts'
import { Tag } from '#studio/box/tag.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { useShortWhen } from '#studio/person/use-when.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Menu } from '#ui/floating/menu.tsx'
import { MailAddress } from './mail-address.tsx'
import styles from './people.module.css'
import { RoleMenu } from './role-menu.tsx'
import { useProjects } from './use-projects.ts'

interface MemberRowProps {
  readonly member: Member
  /** The last owner of all projects: nothing can be changed. */
  readonly isLast: boolean
  readonly onRole: (role: Role) => void
  readonly onProjects: () => void
  readonly onUnlink: () => void
  readonly onRemove: () => void
}

/** A person with role, projects and last visit. */
export function MemberRow({ member, isLast, onRole, onProjects, onUnlink, onRemove }: MemberRowProps) {
  const translator = useTranslator()
  const { t } = translator
  const shortWhen = useShortWhen()
  const isMe = useMe().id === member.id
  const total = useProjects().length
  const { name, email, role, projects, last_seen_at, linked } = member
  const seen = isMe ? t('people.now') : last_seen_at ? shortWhen(last_seen_at) : t('people.never')
  const items = [
    ...(isLast ? [] : [{ key: 'projects', label: t('people.change_projects'), onSelect: onProjects }]),
    ...(linked ? [{ key: 'unlink', label: t('people.unlink'), onSelect: onUnlink }] : []),
    ...(isLast ? [] : [{ key: 'remove', label: t(isMe ? 'people.leave' : 'people.remove'), onSelect: onRemove }]),
  ]
  return (
    <tr>
      <td>
        <div className={styles.person}>
          <Avatar name={name} />
          <span>
            <b>
              {name} {isMe && <small>{t('people.you')}</small>}
            </b>
            <small>
              <MailAddress address={email} />
            </small>
          </span>
        </div>
      </td>
      <td className={styles.role}>
        {isLast ? <Tag>{t(`role.${role}`)}</Tag> : <RoleMenu name={name} role={role} onChange={onRole} />}
      </td>
      <td className={styles.extra}>
        {projects === null ? t('people.all_projects') : t('people.some_projects', { count: projects.length, total })}
      </td>
      <td className={styles.extra}>{seen}</td>
      <td>
        {items.length > 0 && (
          <Menu
            label={t('common.actions', { name })}
            align="end"
            items={items}
            trigger={(trigger) => (
              <IconButton {...trigger} icon="dots" size="small" label={t('common.actions', { name })} />
            )}
          />
        )}
      </td>
    </tr>
  )
}
