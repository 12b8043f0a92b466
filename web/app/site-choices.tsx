import { LANGUAGES } from '#domain/language/language.ts'
import { Select } from '#ui/field/select.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { loadPage } from '#web/navigation/leave-site-page.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import styles from './site-choices.module.css'

/** Selects language and theme on pages outside any catalogue. */
export function SiteChoices() {
  const { t, language } = useTranslator()
  return (
    <div className={styles.choices}>
      <Select
        label={t('control.language')}
        value={language.code}
        options={LANGUAGES.map(({ code, own_name, tag }) => ({ value: code, label: own_name, lang: tag }))}
        onChange={(code) => loadPage(`/${code}`)}
      />
      <ThemeChoice />
    </div>
  )
}
