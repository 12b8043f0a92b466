import { isLanguageCode, type LanguageCode } from '#domain/language/language.ts'

const KEY = 'studio-language'

/** The language that was chosen in this browser; null if none was. */
export function storedLanguage(): LanguageCode | null {
  const stored = readItem()
  return stored !== null && isLanguageCode(stored) ? stored : null
}

/** Keeps a chosen language for this browser. */
export function storeLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}

function readItem(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
