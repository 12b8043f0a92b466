import { type FormEvent, type ReactNode, useState } from 'react'
import type { Me } from '#contract/people.ts'
import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'
import { dataOf, manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { useLanguage } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './account-page.module.css'
import { useAct } from './use-act.ts'

interface ProfileProps {
  readonly me: Me
  readonly onMe: (me: Me) => void
  /** At the end of its head. */
  readonly acts: ReactNode
}

/** Name and language of the person. */
export function Profile({ me, onMe, acts }: ProfileProps) {
  const { translator, choose } = useLanguage()
  const { t, language } = translator
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const [name, setName] = useState(me.name)
  const [isWrong, setIsWrong] = useState(false)
  useMainAct()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setIsWrong(true)
    void act(async () => {
      onMe(dataOf(await manage('updateMe', { body: { name: name.trim() } })))
      showToast({ text: t('account.saved'), icon: 'check' })
    })
  }
  const chooseLanguage = (lang: LanguageCode) =>
    act(async () => {
      onMe(dataOf(await manage('updateMe', { body: { lang } })))
      choose(lang)
    })
  return (
    <Box title={`${me.account.name} · ${t(`role.${me.role}`)}`} acts={acts}>
      <form className={styles.fields} onSubmit={save} noValidate>
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
        <Field label={t('common.email')} value={me.email ?? ''} dir="ltr" readOnly />
        <ChoiceField
          label={t('control.language')}
          value={language.code}
          options={LANGUAGES.map(({ code, own_name, tag }) => ({ value: code, label: own_name, lang: tag }))}
          onChange={chooseLanguage}
        />
        <div className={styles.save}>
          <Button type="submit" variant="filled" loading={isBusy} disabled={name.trim() === me.name}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Box>
  )
}
