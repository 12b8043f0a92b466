import type { Theme } from '#domain/theme/theme.ts'
import { useStoredTheme } from '#ui/theme/stored-theme.ts'
import { useBoot } from '#web/boot/boot-context.ts'

/** The visitor's theme and a function to change it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return useStoredTheme(useBoot().theme)
}
