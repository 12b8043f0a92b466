import { languageOf } from '#domain/language/language.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './language-list.module.css'

/** The languages of the catalogue by their own names; the current one is marked. */
export function LanguageList() {
  const { token } = useCatalogue()
  const { language } = useTranslator()
  const { changeLanguage } = useNavigation()
  return (
    <ul className={styles.languages}>
      {token.languages.map(({ name }) => {
        const { code, tag, own_name } = languageOf(name)
        const isCurrent = code === language.code
        return (
          <li key={code}>
            <button type="button" lang={tag} aria-current={isCurrent || undefined} onClick={() => changeLanguage(code)}>
              {own_name}
              {isCurrent && <Icon name="check" size="small" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
