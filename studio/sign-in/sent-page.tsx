import { useEffect, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { ManageError, manage } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { RichText } from '#studio/language/rich-text.tsx'
import { Notice } from '#studio/notice/notice.tsx'
import { Button } from '#ui/button/button.tsx'
import type { AskedLink } from './asked-link.ts'
import { CodeField } from './code-field.tsx'
import styles from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

interface SentPageProps {
  readonly asked: AskedLink
  readonly onAgain: () => Promise<void>
  readonly onOther: () => void
  readonly onSignedIn: () => void
}

/** After a link was asked for: where it went, and the six figures for people who read the mail on another device. */
export function SentPage({ asked, onAgain, onOther, onSignedIn }: SentPageProps) {
  const { t, dateFormat } = useTranslator()
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<StudioKey | null>(null)
  const [fault, setFault] = useState<StudioKey | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const seconds = useSecondsUntil(asked.againAt)
  const until = dateFormat({ hour: '2-digit', minute: '2-digit' }).format(asked.until)
  const spend = async (figures: string) => {
    setIsBusy(true)
    setFault(null)
    try {
      await manage('spendSignInCode', { body: { code: figures } })
      onSignedIn()
    } catch (error) {
      setCode('')
      if (error instanceof ManageError && error.code === 'sign_in_code_wrong') setCodeError('sent.wrong')
      else if (error instanceof ManageError && error.code === 'sign_in_expired') setCodeError('sent.dead')
      else setFault(errorKey(error))
    } finally {
      setIsBusy(false)
    }
  }
  const again = async () => {
    setFault(null)
    setCodeError(null)
    setCode('')
    await onAgain().catch((error) => setFault(errorKey(error)))
  }
  return (
    <SignInFrame title={t('sent.title')}>
      <p className={styles.text}>
        <RichText text={t('sent.text', { email: asked.email, time: until })} />
      </p>
      {fault && <Notice kind="fault">{t(fault)}</Notice>}
      <Notice>{t('sent.other_device')}</Notice>
      <CodeField
        label={t('sent.code')}
        value={code}
        error={codeError && t(codeError)}
        disabled={isBusy}
        onChange={(figures) => {
          setCode(figures)
          if (figures) setCodeError(null)
        }}
        onComplete={spend}
      />
      <div className={styles.row}>
        <Button size="small" disabled={seconds > 0} onClick={again}>
          {seconds > 0 ? t('sent.again_in', { time: clockOf(seconds) }) : t('control.send_again')}
        </Button>
        <Button size="small" variant="plain" onClick={onOther}>
          {t('sent.other_address')}
        </Button>
      </div>
      <p className={styles.note}>{t('sent.nothing')}</p>
    </SignInFrame>
  )
}

/** Counts the seconds until a time. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((time - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
