import { LANGUAGES } from '#domain/language/language.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import { Select } from '#web/ui/select.tsx'
import { StatePage } from '#web/ui/state-page.tsx'
import { BuildingDrawing } from './building-drawing.tsx'
import styles from './welcome-page.module.css'

/** The root of the site: it names the product and no catalogue. */
export function WelcomePage() {
  const { t, language } = useTranslator()
  return (
    <StatePage
      drawing={<BuildingDrawing />}
      title={t('welcome.title')}
      text={t('welcome.text')}
      hint={t('welcome.hint')}
      action={
        <div className={styles.choices}>
          <Select
            label={t('control.language')}
            value={language.code}
            options={LANGUAGES.map(({ code, own_name, tag }) => ({ value: code, label: own_name, lang: tag }))}
            onChange={(code) => location.assign(`/${code}`)}
          />
          <ThemeChoice />
        </div>
      }
    />
  )
}
