import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#contract/call-types.ts'
import { EMAIL_ADDRESS } from '#domain/order/email-address.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { manageUrl } from '#studio/api/manage.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { canUsePasskeys, signInWithPasskey } from '#studio/passkey/use-passkey.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Field } from '#ui/field/field.tsx'
import { focusFirst } from '#ui/field/focus-first.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { CommandLine } from './command-line.tsx'
import { OWNER_LINK_COMMAND } from './owner-link-command.ts'
import styles from './sign-in-form.module.css'

/** The ways to sign in on this server. */
export type SignInWays = AnswerOf<'getSignIn'>['data']

interface SignInFormProps {
  /** Null until the server has answered. */
  readonly ways: SignInWays | null
  readonly notice: StudioKey | null
  readonly onAsk: (email: string) => Promise<void>
  readonly onSignedIn: () => void
}

/** The ways to sign in, the quickest first. */
export function SignInForm({ ways, notice, onAsk, onSignedIn }: SignInFormProps) {
  const { t } = useTranslator()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState(notice)
  const [isWrong, setIsWrong] = useState(false)
  const [busy, setBusy] = useState<'passkey' | 'mail' | null>(null)
  const run = async (what: 'passkey' | 'mail', work: () => Promise<void>) => {
    setFault(null)
    setBusy(what)
    try {
      await work()
    } catch (error) {
      setFault(errorKey(error))
    } finally {
      setBusy(null)
    }
  }
  const usePasskey = () =>
    run('passkey', async () => {
      const outcome = await signInWithPasskey()
      if (outcome === 'done') onSignedIn()
      else setFault(outcome === 'unknown' ? 'passkey.unknown' : 'passkey.failed')
    })
  const sendLink = (event: FormEvent) => {
    event.preventDefault()
    if (!EMAIL_ADDRESS.test(email.trim())) return setIsWrong(true)
    void run('mail', () => onAsk(email.trim()))
  }
  const hasPasskeys = canUsePasskeys()
  return (
    <>
      {fault && <Notice kind="fault">{t(fault)}</Notice>}
      {ways?.first_start && (
        <>
          <Notice>{t('sign_in.first_start')}</Notice>
          <CommandLine command={OWNER_LINK_COMMAND} />
        </>
      )}
      {hasPasskeys && (
        <Button variant="filled" size="large" block loading={busy === 'passkey'} onClick={usePasskey}>
          <StudioIcon name="passkey" />
          {t('sign_in.passkey')}
        </Button>
      )}
      {ways?.oidc && (
        <ButtonLink variant={hasPasskeys ? 'quiet' : 'filled'} size="large" block href={manageUrl('beginOidc')}>
          {t('sign_in.with', { name: ways.oidc.name })}
        </ButtonLink>
      )}
      {(hasPasskeys || ways?.oidc) && <div className={styles.or}>{t('sign_in.or')}</div>}
      <form ref={focusFirst} className={styles.mail} onSubmit={sendLink} noValidate>
        <Field
          label={t('common.email')}
          type="email"
          name="email"
          autoComplete="username webauthn"
          dir="ltr"
          value={email}
          error={isWrong ? t('error.email') : undefined}
          onChange={({ target }) => {
            setEmail(target.value)
            setIsWrong(false)
          }}
        />
        <Button type="submit" size="large" block variant={hasPasskeys ? 'quiet' : 'filled'} loading={busy === 'mail'}>
          <Icon name="mail" />
          {t('sign_in.send')}
        </Button>
      </form>
      {ways?.mail === false && !ways.first_start ? (
        <>
          <Notice>{t('sign_in.no_mail')}</Notice>
          <CommandLine command={OWNER_LINK_COMMAND} />
        </>
      ) : (
        <p className={styles.note}>{t('sign_in.note')}</p>
      )}
    </>
  )
}
