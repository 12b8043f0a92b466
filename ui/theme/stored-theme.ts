import { useSyncExternalStore } from 'react'
import { chooseTheme, DARK_CLASS, isDark, type Theme, themeColour } from '#domain/theme/theme.ts'

const KEY = 'theme'
const CHANGED = 'vitrine-theme'

/** The visitor's theme, or `base` until the visitor chooses one, and a function to change it. */
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

/** Applies the theme to the document, and again when the choice or the system's colour scheme changes. */
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
    // An iframe may have no storage. The page itself keeps the choice then.
    return chooseTheme(document.documentElement.dataset.theme ?? null, base)
  }
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
    document.documentElement.dataset.theme = theme
  }
  dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  // "storage" fires for changes in other tabs.
  for (const event of [CHANGED, 'storage']) addEventListener(event, onChange)
  return () => {
    for (const event of [CHANGED, 'storage']) removeEventListener(event, onChange)
  }
}
