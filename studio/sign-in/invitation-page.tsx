import { useEffect, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { ManageError } from '#studio/api/call-manage.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { RichText } from '#studio/language/rich-text.tsx'
import { Notice } from '#studio/notice/notice.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Field } from '#ui/field/field.tsx'
import { EnterForm } from './enter-form.tsx'
import { dropToken, takeToken } from './kept-token.ts'
import { acceptInvitation, type Invitation, readInvitation } from './sign-in-calls.ts'
import styles from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useIsMailed } from './use-is-mailed.ts'

type Found = Invitation | 'gone' | { readonly fault: StudioKey } | null

/** The page of an invitation: says to which company and role, and lets the person in. */
export function InvitationPage({ onEntered }: { readonly onEntered: (notice: StudioKey | null) => void }) {
  const { t, language } = useTranslator()
  const [token] = useState(() => takeToken('invitation') ?? '')
  const [found, setFound] = useState<Found>(null)
  const [name, setName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const isMailed = useIsMailed()
  const load = () => {
    readInvitation(token).then(setFound, (error) => setFound(isGone(error) ? 'gone' : { fault: errorKey(error) }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token of a page never changes.
  useEffect(load, [])
  if (found === 'gone') {
    return (
      <SignInFrame title={t('invitation.gone_title')}>
        <p className={styles.text}>{t('invitation.gone_text')}</p>
        <ButtonLink size="large" block href="/studio/sign-in">
          {t('mail.sign_in_open')}
        </ButtonLink>
      </SignInFrame>
    )
  }
  if (found && 'fault' in found) {
    return (
      <SignInFrame title={t('invitation.title')}>
        <Notice kind="fault">{t(found.fault)}</Notice>
        <Button variant="filled" size="large" block onClick={load}>
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
      await acceptInvitation(token, name.trim(), language.code)
      dropToken('invitation')
    } catch (error) {
      if (isGone(error)) setFound('gone')
      throw error
    }
  }
  return (
    <SignInFrame title={t('invitation.title')}>
      {found && (
        <>
          <p className={styles.text}>
            <RichText text={t('invitation.text', { company: found.company, role: t(`role.${found.role}`) })} />
          </p>
          <EnterForm
            {...{ check, enter, onEntered }}
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
            <Field label={t('common.email')} value={found.email} dir="ltr" readOnly />
          </EnterForm>
        </>
      )}
    </SignInFrame>
  )
}

function isGone(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'sign_in_expired'
}
