import { type FormEvent, type ReactNode, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isConflict } from '#studio/api/error-message.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { canUsePasskeys, makePasskey } from '#studio/passkey/use-passkey.ts'
import { Button } from '#ui/button/button.tsx'
import { focusFirst } from '#ui/field/focus-first.ts'
import styles from './sign-in-form.module.css'

interface EnterFormProps {
  readonly children: ReactNode
  /** What somebody without a passkey does on a server that sends no mail; null if it sends mail. */
  readonly withoutMail: ReactNode
  /** Whether all fields are filled in well; marks those that are not. */
  readonly check: () => boolean
  /** Makes the account and signs in. */
  readonly enter: () => Promise<void>
  /** Called when the person is signed in. `notice` says what did not work. */
  readonly onEntered: (notice: StudioKey | null) => void
}

/** The form of somebody who comes for the first time: signs in, then makes a passkey. */
export function EnterForm({ children, withoutMail, check, enter, onEntered }: EnterFormProps) {
  const { t } = useTranslator()
  const [fault, setFault] = useState<StudioKey | null>(null)
  const [busy, setBusy] = useState<'passkey' | 'mail' | null>(null)
  const run = async (how: 'passkey' | 'mail') => {
    if (busy !== null || !check()) return
    setFault(null)
    setBusy(how)
    try {
      await enter()
    } catch (error) {
      setFault(isConflict(error) ? 'error.known_person' : errorKey(error))
      setBusy(null)
      return
    }
    const isMade = how === 'mail' || (await makePasskey().catch(() => false))
    onEntered(isMade ? null : 'passkey.not_made')
  }
  const hasPasskeys = canUsePasskeys()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(hasPasskeys ? 'passkey' : 'mail')
  }
  return (
    <form ref={focusFirst} className={styles.mail} onSubmit={onSubmit} noValidate>
      {fault && <Notice kind="fault">{t(fault)}</Notice>}
      {children}
      {hasPasskeys && (
        <Button type="submit" variant="filled" size="large" block loading={busy === 'passkey'}>
          <StudioIcon name="passkey" />
          {t('first.go_in')}
        </Button>
      )}
      <Button
        type={hasPasskeys ? 'button' : 'submit'}
        variant={hasPasskeys ? 'plain' : 'filled'}
        size={hasPasskeys ? undefined : 'large'}
        block
        loading={busy === 'mail'}
        onClick={hasPasskeys ? () => void run('mail') : undefined}
      >
        {t(withoutMail ? 'first.once' : 'first.without_passkey')}
      </Button>
      {withoutMail}
    </form>
  )
}
