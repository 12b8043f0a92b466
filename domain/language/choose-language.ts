import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguageCode, LANGUAGES, type LanguageCode } from './language.ts'

/** The languages of a catalogue. */
export interface CatalogueLanguages {
  readonly default_lang: LanguageCode | null
  readonly allowed: readonly LanguageCode[]
}

/** The language of a page: the requested one if the catalogue allows it, else the catalogue's default, else Russian. */
export function chooseLanguage(asked: LanguageCode | null, catalogue: CatalogueLanguages): LanguageCode {
  if (asked && catalogue.allowed.includes(asked)) return asked
  return catalogue.default_lang ?? DEFAULT_LANGUAGE
}

/** The best language for an `Accept-Language` header, for pages that belong to no catalogue. */
export function negotiateLanguage(acceptLanguage: string): LanguageCode {
  const wanted = acceptLanguage
    .split(',')
    .map(parsePreference)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const code = codeForTag(tag)
    if (code) return code
  }
  return FALLBACK_LANGUAGE
}

/** A text in several languages, as projects carry it. */
export type LocalisedText = Readonly<Partial<Record<LanguageCode, string>>>

/** The text to show: in the requested language, else in the catalogue's default, else in English, else in any. */
export function pickText(text: LocalisedText, asked: LanguageCode, catalogueDefault: LanguageCode): string {
  const inOrder = [text[asked], text[catalogueDefault], text[FALLBACK_LANGUAGE], ...Object.values(text)]
  return inOrder.find((candidate) => candidate) ?? ''
}

/** The same of any value of a project: null if it is no text and no texts by language, or has none. */
export function textIn(value: unknown, asked: LanguageCode, catalogueDefault: LanguageCode): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const texts = Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  return pickText(texts, asked, catalogueDefault) || null
}

function parsePreference(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const value = quality ? Number(quality.slice(2)) : 1
  return { tag, quality: Number.isFinite(value) ? value : 0 }
}

// Tags that do not begin with our code: Serbian, Bosnian and Croatian readers get Montenegrin; `iw` is old Hebrew.
const BY_PRIMARY_SUBTAG: Readonly<Record<string, LanguageCode>> = {
  sr: 'mne',
  bs: 'mne',
  hr: 'mne',
  cnr: 'mne',
  iw: 'he',
}

function codeForTag(tag: string): LanguageCode | undefined {
  const exact = LANGUAGES.find((language) => language.tag.toLowerCase() === tag)
  if (exact) return exact.code
  const primary = tag.split('-')[0] ?? ''
  // `mne` and `us` are address codes; as BCP 47 tags they mean other things.
  if (isLanguageCode(primary) && primary !== 'mne' && primary !== 'us') return primary
  return BY_PRIMARY_SUBTAG[primary]
}
