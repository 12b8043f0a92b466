import { useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { ManageError, manage } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { RichText } from '#studio/language/rich-text.tsx'
import { Notice } from '#studio/notice/notice.tsx'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Field } from '#ui/field/field.tsx'
import { EnterForm } from './enter-form.tsx'
import { dropToken, takeToken } from './kept-token.ts'
import styles from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useIsMailed } from './use-is-mailed.ts'

/** The page of an invitation: says to which company and role, and lets the person in. */
export function InvitationPage({ onEntered }: { readonly onEntered: (notice: StudioKey | null) => void }) {
  const { t, language } = useTranslator()
  const [token] = useState(() => takeToken('invitation') ?? '')
  const { data, error, reload } = useManaged('checkInvitation', { body: { token } })
  const [isSpent, setIsSpent] = useState(false)
  const [name, setName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const isMailed = useIsMailed()
  if (isSpent || isGone(error)) {
    return (
      <SignInFrame title={t('invitation.gone_title')}>
        <p className={styles.text}>{t('invitation.gone_text')}</p>
        <ButtonLink size="large" block href="/studio/sign-in">
          {t('mail.sign_in_open')}
        </ButtonLink>
      </SignInFrame>
    )
  }
  if (error !== null) {
    return (
      <SignInFrame title={t('invitation.title')}>
        <Notice kind="fault">{t(errorKey(error))}</Notice>
        <Button variant="filled" size="large" block onClick={() => void reload()}>
          {t('control.try_again')}
        </Button>
      </SignInFrame>
    )
  }
  const check = () => {
    setIsWrong(name.trim() === '')
    return name.trim() !== ''
  }
  const enter = async () => {
    try {
      await manage('acceptInvitation', { body: { token, name: name.trim(), lang: language.code } })
      dropToken('invitation')
    } catch (error) {
      if (isGone(error)) setIsSpent(true)
      throw error
    }
  }
  return (
    <SignInFrame title={t('invitation.title')}>
      {data && (
        <>
          <p className={styles.text}>
            <RichText text={t('invitation.text', { company: data.data.company, role: t(`role.${data.data.role}`) })} />
          </p>
          <EnterForm
            check={check}
            enter={enter}
            onEntered={onEntered}
            withoutMail={isMailed ? null : <p className={styles.note}>{t('invitation.no_mail')}</p>}
          >
            <Field
              label={t('account.name')}
              autoComplete="name"
              value={name}
              error={isWrong ? t('error.name') : undefined}
              onChange={({ target }) => {
                setName(target.value)
                setIsWrong(false)
              }}
            />
            <Field label={t('common.email')} value={data.data.email} dir="ltr" readOnly />
          </EnterForm>
        </>
      )}
    </SignInFrame>
  )
}

function isGone(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'sign_in_expired'
}
