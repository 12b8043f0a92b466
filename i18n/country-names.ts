import type { LanguageCode } from '#domain/language/language.ts'

/** Names a country by its code. */
export type NameCountry = (country: string) => string

// Chromium has no names of countries in these languages, and would give English ones.
const OWN_NAMES = {
  ka: () => import('./countries/ka.json', { with: { type: 'json' } }),
  uz: () => import('./countries/uz.json', { with: { type: 'json' } }),
} satisfies Partial<Record<LanguageCode, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>

/** The names of countries as the browser knows them. */
export function knownCountryNames(tag: string): NameCountry {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  return (country) => names.of(country) ?? country
}

/** The names of countries in a language whose names browsers lack; null where they have them. */
export async function loadCountryNames(code: LanguageCode): Promise<NameCountry | null> {
  const names: Readonly<Record<string, string>> | null =
    code === 'ka' || code === 'uz' ? (await OWN_NAMES[code]()).default : null
  return names && ((country) => names[country] ?? country)
}
