import type { LanguageCode } from '#domain/language/language.ts'

/** Names a country by its code. */
export type NameCountry = (country: string) => string

type LoadNames = () => Promise<{ readonly default: Readonly<Record<string, string>> }>

// Chromium has no country names in these languages and would return English ones.
const OWN_NAMES: Partial<Record<LanguageCode, LoadNames>> = {
  ka: () => import('./countries/ka.json', { with: { type: 'json' } }),
  uz: () => import('./countries/uz.json', { with: { type: 'json' } }),
}

/** Country names from `Intl`. */
export function knownCountryNames(tag: string): NameCountry {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  return (country) => names.of(country) ?? country
}

/** Country names in a language that browsers lack; null for all other languages. */
export async function loadCountryNames(code: LanguageCode): Promise<NameCountry | null> {
  const names = (await OWN_NAMES[code]?.())?.default
  return names ? (country) => names[country] ?? country : null
}
