import { useTranslator } from '#studio/language/language-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useStoredTheme } from '#ui/theme/stored-theme.ts'

/** Switches between the light and the dark theme. */
export function ThemeButton({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslator()
  const [theme, setTheme] = useStoredTheme('device')
  const isDark = theme === 'dark' || (theme === 'device' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <IconButton
      className={className}
      size="small"
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'shell.light' : 'shell.dark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  )
}
