/** One of the 14 interface languages: its wire id, address code, BCP 47 tag, direction and own name. */
export interface Language {
  readonly id: number
  readonly code: LanguageCode
  /** For `Intl` and `<html lang>`: `mne` and `us` are our codes, not language tags. */
  readonly tag: string
  readonly is_rtl: boolean
  readonly own_name: string
}

/** Address prefixes of the 14 languages, in the order of their ids. docs/contribute.md lists what a new one needs. */
export const LANGUAGE_CODES = [
  'ru',
  'en',
  'he',
  'mne',
  'zh',
  'pt',
  'ka',
  'tr',
  'us',
  'uz',
  'cs',
  'uk',
  'de',
  'ar',
] as const

/** The code of an interface language in an address. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** The language of a catalogue that names none. */
export const DEFAULT_LANGUAGE: LanguageCode = 'ru'

/** Used when a text is missing in the requested language and in the catalogue's default. */
export const FALLBACK_LANGUAGE: LanguageCode = 'en'

/** The languages of a catalogue that names none: all but Arabic. */
export const DEFAULT_ALLOWED_LANGUAGE_IDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

const TAGS_AND_NAMES: Readonly<Record<LanguageCode, readonly [tag: string, ownName: string]>> = {
  ru: ['ru', 'Русский'],
  en: ['en-GB', 'English'],
  he: ['he', 'עברית'],
  mne: ['sr-Latn-ME', 'Crnogorski'],
  zh: ['zh-Hans-CN', '简体中文'],
  pt: ['pt-PT', 'Português'],
  ka: ['ka', 'ქართული'],
  tr: ['tr', 'Türkçe'],
  us: ['en-US', 'English (US)'],
  uz: ['uz-Latn-UZ', 'Oʻzbekcha'],
  cs: ['cs', 'Čeština'],
  uk: ['uk', 'Українська'],
  de: ['de', 'Deutsch'],
  // Latin digits: prices in the Emirates are printed with them.
  ar: ['ar-AE-u-nu-latn', 'العربية'],
}

const RIGHT_TO_LEFT: readonly LanguageCode[] = ['he', 'ar']

/** Every language, by id. */
export const LANGUAGES: readonly Language[] = LANGUAGE_CODES.map((code, index) => ({
  id: index + 1,
  code,
  tag: TAGS_AND_NAMES[code][0],
  is_rtl: RIGHT_TO_LEFT.includes(code),
  own_name: TAGS_AND_NAMES[code][1],
}))

/** Tells whether a text is one of the 14 codes. */
export function isLanguageCode(text: string): text is LanguageCode {
  return (LANGUAGE_CODES as readonly string[]).includes(text)
}

/** The language of a code. */
export function languageOf(code: LanguageCode): Language {
  const language = LANGUAGES[LANGUAGE_CODES.indexOf(code)]
  if (!language) throw new Error(`no language ${code}`)
  return language
}

/** The language of a wire id, if there is one. */
export function languageById(id: number): Language | undefined {
  return LANGUAGES[id - 1]
}

/** Writing direction of the document. */
export function directionOf(code: LanguageCode): 'rtl' | 'ltr' {
  return languageOf(code).is_rtl ? 'rtl' : 'ltr'
}
