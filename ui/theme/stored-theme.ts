import { useSyncExternalStore } from 'react'
import { chooseTheme, DARK_CLASS, isDark, type Theme, themeColour } from '#domain/theme/theme.ts'

const KEY = 'theme'
const CHANGED = 'vitrine-theme'

/** The theme of the page, or `base` until it has one, and a function to store what the visitor chooses. */
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

/** The theme that this page was told, else the visitor's choice on any page, else `base`. */
function storedTheme(base: Theme): Theme {
  const { theme } = document.documentElement.dataset
  if (theme) return chooseTheme(theme, base)
  try {
    return chooseTheme(localStorage.getItem(KEY), base)
  } catch {
    // An iframe may have no storage.
    return base
  }
}

/** Shows a theme on this page only, without storing it: another page has not asked for it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  dispatchEvent(new Event(CHANGED))
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
    delete document.documentElement.dataset.theme
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
