/** Theme choices (spec 4); device follows the system. */
export const THEMES = ['light', 'dark', 'device'] as const

/** What a visitor or a catalogue chose. */
export type Theme = (typeof THEMES)[number]

/** Spec 9. */
export const DEFAULT_THEME: Theme = 'light'

/** The class of the document in the dark theme (spec 4). */
export const DARK_CLASS = 'dark'

/** The choice in force: the visitor's stored one, else the catalogue's, else light (design 3). */
export function chooseTheme(stored: string | null, catalogueTheme: Theme | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? catalogueTheme ?? DEFAULT_THEME
}

/** Whether the page is dark now. */
export function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === 'device' ? systemIsDark : theme === 'dark'
}

/** The browser's theme colour: black for dark, white otherwise (spec 4). */
export function themeColour(dark: boolean): '#000000' | '#ffffff' {
  return dark ? '#000000' : '#ffffff'
}
