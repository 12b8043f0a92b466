import { useId, useState } from 'react'
import { ROLES, type Role } from '#domain/account/role.ts'
import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'
import { EMAIL_ADDRESS } from '#domain/order/email-address.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import styles from './people.module.css'
import { ProjectChoice } from './project-choice.tsx'
import type { SentInvitation } from './use-people.ts'

interface InviteDialogProps {
  readonly onSent: (invitation: SentInvitation) => void
  readonly onClose: () => void
}

/** Invites a person with a role, for all projects or some. */
export function InviteDialog({ onSent, onClose }: InviteDialogProps) {
  const { t, language } = useTranslator()
  const { act, isBusy } = useAct()
  const roles = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [projects, setProjects] = useState<readonly number[] | null>(null)
  const [lang, setLang] = useState<LanguageCode>(language.code)
  const [isChecked, setIsChecked] = useState(false)
  const [refused, setRefused] = useState<StudioKey | null>(null)
  const fault = refused ?? (isChecked && !EMAIL_ADDRESS.test(email.trim()) ? 'error.email' : null)
  const isUnchosen = projects?.length === 0
  const send = () => {
    setIsChecked(true)
    if (!EMAIL_ADDRESS.test(email.trim()) || isUnchosen) return
    void act(async () => {
      try {
        onSent(dataOf(await manage('invitePerson', { body: { email: email.trim(), role, projects, lang } })))
      } catch (error) {
        if (!(error instanceof ManageError && error.code === 'conflict')) throw error
        setRefused('people.already_member')
      }
    })
  }
  return (
    <FormDialog
      title={t('people.invite_title')}
      closeLabel={t('control.close')}
      submitLabel={t('people.send')}
      isBusy={isBusy}
      className={styles.form}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        {...FIRST_FOCUS}
        label={t('common.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        error={fault ? t(fault) : undefined}
        onChange={({ target }) => {
          setEmail(target.value)
          setRefused(null)
        }}
      />
      <fieldset className={styles.choice}>
        <legend>{t('people.role')}</legend>
        {ROLES.map((each) => (
          <label key={each}>
            <input type="radio" name={roles} checked={role === each} onChange={() => setRole(each)} />
            <span>
              {t(`role.${each}`)}
              <small>{t(`people.role.${each}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <ProjectChoice
        value={projects}
        error={isChecked && isUnchosen ? t('new_project.error.required') : undefined}
        onChange={setProjects}
      />
      <div className={styles.labelled}>
        <span aria-hidden="true">{t('people.mail_language')}</span>
        <Select
          label={t('people.mail_language')}
          value={lang}
          options={LANGUAGES.map(({ code, own_name, tag }) => ({ value: code, label: own_name, lang: tag }))}
          onChange={setLang}
        />
      </div>
    </FormDialog>
  )
}
