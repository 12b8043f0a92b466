import type { Theme } from '#domain/theme/theme.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import { useTheme } from '#web/theme/use-theme.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BarPopover } from './bar-popover.tsx'
import styles from './menu.module.css'

const ICONS: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', device: 'device' }

/** Opens the choice between light, dark and as the device; it shows what is chosen. */
export function ThemeButton() {
  const { t } = useTranslator()
  const [theme] = useTheme()
  const label = t('control.theme')
  return (
    <BarPopover
      label={label}
      className={styles.theme}
      trigger={(target) => <IconButton icon={ICONS[theme]} label={label} {...target} />}
    >
      {() => <ThemeChoice />}
    </BarPopover>
  )
}
