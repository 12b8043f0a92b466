import { ROLES } from '#domain/account/role.ts'
import { Box } from '#studio/box/box.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { roleRights } from './role-rights.ts'
import styles from './role-table.module.css'

/** What each role may do, as a table of ticks. */
export function RoleTable() {
  const { t } = useTranslator()
  return (
    <Box title={t('people.roles')} isFlush>
      <table className={styles.rights} aria-label={t('people.roles')}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {ROLES.map((role) => (
              <th key={role} scope="col" className={styles.role}>
                {t(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roleRights().map(({ act, roles }) => (
            <tr key={act}>
              <th scope="row" className={styles.act}>
                {t(act)}
              </th>
              {ROLES.map((role) => (
                <td key={role} className={styles.right}>
                  {roles.has(role) ? <Icon name="check" /> : <span aria-hidden="true">·</span>}
                  <VisuallyHidden>{t(roles.has(role) ? 'people.yes' : 'people.no')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
