import { ROLES, type Role } from '#domain/account/role.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/floating/menu.tsx'
import { Icon } from '#ui/icon/icon.tsx'

interface RoleMenuProps {
  /** Whose role it is. */
  readonly name: string
  readonly role: Role
  readonly onChange: (role: Role) => void
}

/** The role of a person, and the menu that changes it. */
export function RoleMenu({ name, role, onChange }: RoleMenuProps) {
  const { t } = useTranslator()
  const label = t('people.role_of', { name })
  return (
    <Menu
      label={label}
      items={ROLES.map((each) => ({
        key: each,
        label: t(`role.${each}`),
        chosen: each === role,
        onSelect: () => each !== role && onChange(each),
      }))}
      trigger={(trigger) => (
        <Button {...trigger} size="small" aria-label={`${label}: ${t(`role.${role}`)}`}>
          {t(`role.${role}`)}
          <Icon name="down" size="small" />
        </Button>
      )}
    />
  )
}
