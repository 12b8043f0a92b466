import type { Theme } from '#domain/theme/theme.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { ICON_PATHS } from '#ui/icon/icon-paths.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import { useTheme } from '#web/theme/use-theme.ts'
import { BarPopover } from './bar-popover.tsx'
import styles from './menu.module.css'

const ICONS: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', device: 'device' }

// The icons of all themes, for `web/hydration/settle.ts`: the server does not know the visitor's theme.
const PATHS = import.meta.env.SSR && { light: ICON_PATHS.sun, dark: ICON_PATHS.moon, device: ICON_PATHS.device }

/** Opens the choice of theme; shows the icon of the current one. */
export function ThemeButton() {
  const { t } = useTranslator()
  const [theme] = useTheme()
  const label = t('control.theme')
  return (
    <BarPopover
      label={label}
      className={styles.theme}
      trigger={(target) => (
        <IconButton
          icon={ICONS[theme]}
          label={label}
          {...target}
          {...(import.meta.env.SSR && { 'data-themes': JSON.stringify(PATHS) })}
        />
      )}
    >
      {() => <ThemeChoice />}
    </BarPopover>
  )
}
