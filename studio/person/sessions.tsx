import { manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './account-page.module.css'
import { useAct } from './use-act.ts'
import { useFault } from './use-fault.ts'
import { useWhen } from './use-when.ts'

/** The browsers in which the person is signed in. */
export function Sessions() {
  const { t } = useTranslator()
  const when = useWhen()
  const showToast = useToast()
  const { data, error, reload } = useManaged('listSessions', {})
  const items = data?.data
  const fault = useFault(error)
  const { act } = useAct()
  const end = (id: number) =>
    act(async () => {
      await manage('endSession', { params: { id } })
      showToast({ text: t('account.session_ended'), icon: 'check' })
      await reload()
    })
  return (
    <Box isFlush title={t('account.sessions')}>
      {fault && (
        <div className={styles.fault}>
          <Notice kind="fault">{t(fault)}</Notice>
        </div>
      )}
      <ul>
        {items?.map(({ id, agent, account, last_used_at, is_current }) => (
          <li key={id} className={styles.row}>
            <div>
              <span>{agent || account.name}</span>
              <span className={styles.muted}>
                {is_current ? t('account.this_browser') : t('account.last_used', { when: when(last_used_at) })}
              </span>
            </div>
            {!is_current && (
              <Button size="small" variant="plain" onClick={() => end(id)}>
                {t('account.end_session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}
