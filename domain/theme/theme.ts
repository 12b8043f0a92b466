/** Theme choices; `device` follows the system. */
export const THEMES = ['light', 'dark', 'device'] as const

/** The theme of a visitor or a catalogue. */
export type Theme = (typeof THEMES)[number]

/** The theme if neither the visitor nor the catalogue chose one. */
export const DEFAULT_THEME: Theme = 'light'

/** The class of the document in the dark theme. */
export const DARK_CLASS = 'dark'

/** The theme to use: the visitor's stored choice, else the catalogue's, else light. */
export function chooseTheme(stored: string | null, catalogueTheme: Theme | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? catalogueTheme ?? DEFAULT_THEME
}

/** Whether the page is dark now. */
export function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === 'device' ? systemIsDark : theme === 'dark'
}

/** The browser's theme colour: black for dark, white otherwise. */
export function themeColour(dark: boolean): '#000000' | '#ffffff' {
  return dark ? '#000000' : '#ffffff'
}
