import { useEffect, useRef, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { ManageError, manage } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { dropToken } from './kept-token.ts'
import styles from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

interface LinkPageProps {
  readonly token: string
  readonly onSignedIn: () => void
  readonly onNew: () => void
}

type Outcome = 'elsewhere' | 'gone' | { readonly fault: StudioKey } | null

/** The page of a link from a mail: signs in, or says why it can't. */
export function LinkPage({ token, onSignedIn, onNew }: LinkPageProps) {
  const { t } = useTranslator()
  const [outcome, setOutcome] = useState<Outcome>(null)
  // A link works once: a second call would report it as used.
  const isSpent = useRef(false)
  const spend = () => {
    setOutcome(null)
    manage('spendSignInLink', { body: { token } }).then(
      () => {
        dropToken('link')
        onSignedIn()
      },
      (error) => setOutcome(outcomeOf(error)),
    )
  }
  useEffect(() => {
    if (isSpent.current) return
    isSpent.current = true
    spend()
  })
  const askAgain = () => {
    dropToken('link')
    onNew()
  }
  if (outcome === null) {
    return (
      <SignInFrame title={t('link.signing_in')}>
        <span />
      </SignInFrame>
    )
  }
  if (typeof outcome === 'object') {
    return (
      <SignInFrame title={t('sign_in.title')}>
        <p className={styles.text} role="alert">
          {t(outcome.fault)}
        </p>
        <Button variant="filled" size="large" block onClick={spend}>
          {t('control.try_again')}
        </Button>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t(`link.${outcome}_title`)}>
      <p className={styles.text}>{t(`link.${outcome}_text`)}</p>
      <Button variant="filled" size="large" block onClick={askAgain}>
        {t('link.new')}
      </Button>
    </SignInFrame>
  )
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ManageError && error.code === 'sign_in_other_browser') return 'elsewhere'
  if (error instanceof ManageError && error.code === 'sign_in_expired') return 'gone'
  return { fault: errorKey(error) }
}
