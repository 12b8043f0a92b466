import { LANGUAGES } from '#domain/language/language.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/floating/menu.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage } from './language-context.ts'

/** The menu of languages, each by its own name. */
export function LanguageMenu() {
  const { translator, choose } = useLanguage()
  const { language, t } = translator
  return (
    <Menu
      label={t('control.language')}
      align="end"
      items={LANGUAGES.map(({ code, own_name, tag }) => ({
        key: code,
        label: own_name,
        lang: tag,
        chosen: code === language.code,
        onSelect: () => choose(code),
      }))}
      trigger={(trigger) => (
        <Button {...trigger} variant="plain" size="small">
          <Icon name="globe" />
          {language.own_name}
        </Button>
      )}
    />
  )
}
