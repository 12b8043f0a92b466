import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useTheme } from './use-theme.ts'

/** A button between the light and the dark theme, for bars without room for `ThemeChoice`. */
export function ThemeSwitch() {
  const { t } = useTranslator()
  const [theme, setTheme] = useTheme()
  const toggle = () => setTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark')
  return <IconButton icon={theme === 'dark' ? 'moon' : 'sun'} label={t('control.theme')} onClick={toggle} />
}
