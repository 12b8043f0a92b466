import { THEMES } from '#domain/theme/theme.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useTheme } from './use-theme.ts'

/** A choice of light, dark or the device's theme. */
export function ThemeChoice() {
  const { t } = useTranslator()
  const [theme, setTheme] = useTheme()
  return (
    <Segmented
      label={t('control.theme')}
      value={theme}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={setTheme}
    />
  )
}
