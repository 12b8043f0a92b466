import { useSyncExternalStore } from 'react'
import { chooseTheme, DARK_CLASS, isDark, type Theme, themeColour } from '#domain/theme/theme.ts'

const KEY = 'theme'
const CHANGED = 'vitrine-theme'

/** The visitor's theme over the one that serves until he chooses, and how to change it. */
export function useStoredTheme(base: Theme): readonly [Theme, (theme: Theme) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => storedTheme(base),
      () => base,
    ),
    storeTheme,
  ]
}

/** Puts the theme on the document and keeps it there when the system changes between light and dark. */
export function keepThemeApplied(base: Theme): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => applyTheme(isDark(storedTheme(base), system.matches))
  apply()
  subscribe(apply)
  system.addEventListener('change', apply)
}

function applyTheme(dark: boolean): void {
  document.documentElement.classList.toggle(DARK_CLASS, dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColour(dark))
}

function storedTheme(base: Theme): Theme {
  try {
    return chooseTheme(localStorage.getItem(KEY), base)
  } catch {
    // An iframe may have no storage: the page itself remembers the choice there.
    return chooseTheme(document.documentElement.dataset.theme ?? null, base)
  }
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // The choice lasts as long as the page then.
    document.documentElement.dataset.theme = theme
  }
  dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  // "storage" tells of the visitor's other tabs.
  for (const event of [CHANGED, 'storage']) addEventListener(event, onChange)
  return () => {
    for (const event of [CHANGED, 'storage']) removeEventListener(event, onChange)
  }
}
