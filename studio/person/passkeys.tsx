import { manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { canUsePasskeys, makePasskey } from '#studio/passkey/use-passkey.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './account-page.module.css'
import { useAct } from './use-act.ts'
import { useFault } from './use-fault.ts'
import { useWhen } from './use-when.ts'

/** The passkeys of the person. */
export function Passkeys() {
  const { t } = useTranslator()
  const when = useWhen()
  const showToast = useToast()
  const { data, error, reload } = useManaged('listPasskeys', {})
  const items = data?.data
  const fault = useFault(error)
  const { act, isBusy } = useAct()
  const add = () =>
    act(async () => {
      const isMade = await makePasskey()
      showToast(isMade ? { text: t('account.passkey_added'), icon: 'check' } : { text: t('passkey.failed') })
      await reload()
    })
  const remove = (id: number) =>
    act(async () => {
      await manage('removePasskey', { params: { id } })
      await reload()
    })
  return (
    <Box
      isFlush
      title={t('account.passkeys')}
      acts={
        canUsePasskeys() && (
          <Button size="small" loading={isBusy} onClick={add}>
            <StudioIcon name="passkey" />
            {t('account.add_passkey')}
          </Button>
        )
      }
    >
      {fault && (
        <div className={styles.fault}>
          <Notice kind="fault">{t(fault)}</Notice>
        </div>
      )}
      {items?.length === 0 && <p className={styles.none}>{t('account.no_passkeys')}</p>}
      <ul>
        {items?.map(({ id, name, last_used_at }) => (
          <li key={id} className={styles.row}>
            <div>
              <span>{name}</span>
              <span className={styles.muted}>
                {last_used_at === null ? t('account.never_used') : t('account.last_used', { when: when(last_used_at) })}
              </span>
            </div>
            <Button size="small" variant="plain" onClick={() => remove(id)}>
              {t('account.remove_passkey')}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  )
}
