import { API_BASE } from '#contract/api-base.ts'
import { HEADER_NAMES } from '#contract/header-names.ts'
import type { TokenData } from '#contract/token.ts'
import type { Tokens } from '#domain/address/address.ts'
import { type LanguageCode, languageOf } from '#domain/language/language.ts'

/** The calls that a catalogue of one project begins with. */
export function callsToPreload({ settings }: TokenData, { firstToken, secondToken }: Tokens): readonly string[] {
  if (settings.project_id === null) return []
  const query = new URLSearchParams({ first_token: firstToken, ...(secondToken && { second_token: secondToken }) })
  const project = `${API_BASE}/public/projects/${settings.project_id}`
  return [`${project}?${query}`, `${project}/chess?${query}`]
}

/** The headers of every call of the page. */
export function callHeadersOf(lang: LanguageCode, isPreview: boolean): Readonly<Record<string, string>> {
  return {
    [HEADER_NAMES['x-accept-language']]: String(languageOf(lang).id),
    ...(isPreview && { [HEADER_NAMES['x-a']]: '1' }),
  }
}
