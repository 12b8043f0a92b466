import type { LanguageCode } from '#domain/language/language.ts'

/**
 * Loads the font of a script. Inter covers Latin and Cyrillic; other scripts load only with their language. Chinese uses
 * the system's font: the style sheet of Noto Sans SC alone is 45 kB, and every Chinese system has a good font.
 */
export const SCRIPT_FONTS: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  ar: () => import('./arabic.css'),
  he: () => import('./hebrew.css'),
  ka: () => import('./georgian.css'),
}
