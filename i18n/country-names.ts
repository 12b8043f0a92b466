import type { LanguageCode } from '#domain/language/language.ts'

/** Names a country by its code. */
export type NameCountry = (country: string) => string

type LoadNames = () => Promise<{ readonly default: Readonly<Record<string, string>> }>

// Chromium has no names of countries in these languages, and would give English ones.
const OWN_NAMES: Partial<Record<LanguageCode, LoadNames>> = {
  ka: () => import('./countries/ka.json', { with: { type: 'json' } }),
  uz: () => import('./countries/uz.json', { with: { type: 'json' } }),
}

/** The names of countries as the browser knows them. */
export function knownCountryNames(tag: string): NameCountry {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  return (country) => names.of(country) ?? country
}

/** The names of countries in a language whose names browsers lack; null where they have them. */
export async function loadCountryNames(code: LanguageCode): Promise<NameCountry | null> {
  const names = (await OWN_NAMES[code]?.())?.default
  return names ? (country) => names[country] ?? country : null
}
