import { useEffect, useState } from 'react'
import { EMAIL_ADDRESS } from '#domain/order/email-address.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { ManageError, manage } from '#studio/api/manage.ts'
import { ZoneField } from '#studio/box/zone-field.tsx'
import { ownTimeZone } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Field } from '#ui/field/field.tsx'
import { CommandLine } from './command-line.tsx'
import { EnterForm } from './enter-form.tsx'
import { dropToken, takeToken } from './kept-token.ts'
import { OWNER_LINK_COMMAND } from './owner-link-command.ts'
import styles from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { useIsMailed } from './use-is-mailed.ts'

/** The page of the one-time link that the server prints: makes the owner. */
export function FirstStartPage({ onEntered }: { readonly onEntered: (notice: StudioKey | null) => void }) {
  const { t, language } = useTranslator()
  const [token] = useState(() => takeToken('owner'))
  const [isGone, setIsGone] = useState(token === null)
  const [values, setValues] = useState({ name: '', email: '', company: '' })
  const [zone, setZone] = useState(ownTimeZone)
  const isMailed = useIsMailed()
  const [wrong, setWrong] = useState<readonly (keyof typeof values)[]>([])
  useEffect(() => {
    if (token === null) return
    manage('checkOwnerLink', { body: { token } }).then(
      ({ data: { company } }) => setValues((typed) => ({ ...typed, company: typed.company || knownName(company) })),
      (error) => {
        if (isLinkGone(error)) setIsGone(true)
      },
    )
  }, [token])
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: wrong.includes(name) ? t(`error.${name}`) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: target.value })
      setWrong(wrong.filter((each) => each !== name))
    },
  })
  const check = () => {
    const { name, email, company } = values
    const faults = [
      ...(name.trim() === '' ? (['name'] as const) : []),
      ...(EMAIL_ADDRESS.test(email.trim()) ? [] : (['email'] as const)),
      ...(company.trim() === '' ? (['company'] as const) : []),
    ]
    setWrong(faults)
    return faults.length === 0
  }
  const enter = async () => {
    const { name, email, company } = values
    try {
      await manage('spendOwnerLink', {
        body: {
          token: token ?? '',
          name: name.trim(),
          email: email.trim(),
          company: company.trim(),
          time_zone: zone,
          lang: language.code,
        },
      })
      dropToken('owner')
    } catch (error) {
      if (isLinkGone(error)) setIsGone(true)
      throw error
    }
  }
  if (isGone) {
    return (
      <SignInFrame title={t('link.gone_title')}>
        <p className={styles.text}>{t('first.gone_text')}</p>
        <CommandLine command={OWNER_LINK_COMMAND} />
        <ButtonLink variant="filled" size="large" block href="/studio/sign-in">
          {t('mail.sign_in_open')}
        </ButtonLink>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t('first.title')}>
      <p className={styles.text}>{t('first.text')}</p>
      <EnterForm
        check={check}
        enter={enter}
        onEntered={onEntered}
        withoutMail={
          isMailed ? null : (
            <>
              <p className={styles.note}>{t('first.no_mail')}</p>
              <CommandLine command={OWNER_LINK_COMMAND} />
            </>
          )
        }
      >
        <Field label={t('account.name')} autoComplete="name" {...field('name')} />
        <Field label={t('common.email')} type="email" autoComplete="email" dir="ltr" {...field('email')} />
        <Field label={t('first.company')} autoComplete="organization" {...field('company')} />
        <ZoneField label={t('zone.title')} value={zone} onChange={setZone} />
      </EnterForm>
    </SignInFrame>
  )
}

// The name of the account before anybody has named it.
const UNNAMED = 'Developer'

function knownName(company: string): string {
  return company === UNNAMED ? '' : company
}

function isLinkGone(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'sign_in_expired'
}
