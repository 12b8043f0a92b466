import type { Me } from '#contract/people.ts'
import { dataOf, manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './account-page.module.css'
import { useAct } from './use-act.ts'

/** The companies of the person. The session works in one of them. */
export function Companies({ me, onMe }: { readonly me: Me; readonly onMe: (me: Me) => void }) {
  const { t } = useTranslator()
  const { act, isBusy } = useAct()
  /** The session works in the company from the next call on. */
  const workIn = (account_id: number) =>
    act(async () => onMe(dataOf(await manage('switchAccount', { body: { account_id } }))))
  return (
    <Box isFlush title={t('account.companies')}>
      <ul>
        {me.accounts.map(({ id, name, role }) => (
          <li key={id} className={styles.row}>
            <div>
              <span>{name}</span>
              <span className={styles.muted}>{t(`role.${role}`)}</span>
            </div>
            {id === me.account.id ? (
              <span className={styles.muted}>{t('account.you_are_here')}</span>
            ) : (
              <Button size="small" loading={isBusy} onClick={() => workIn(id)}>
                {t('account.work_here')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}
