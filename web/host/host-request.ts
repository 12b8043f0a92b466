import { isHostMessage } from '#contract/embed.ts'
import { type EmbedPolicy, mayEmbed } from '#domain/host/embed-policy.ts'
import { isLanguageCode, type LanguageCode } from '#domain/language/language.ts'
import type { Theme } from '#domain/theme/theme.ts'

/** What the host page may ask of the catalogue. */
export interface HostHandlers {
  /** A path of this site, with its query; `replace` where the host page has made the step of the history. */
  readonly onNavigate: (fullPath: string, replace: boolean) => void
  readonly onTheme: (theme: Theme) => void
  readonly onLanguage: (lang: LanguageCode) => void
}

/** Reads what was posted to the frame; null where it is no request, or not from a page that may embed ours. */
export function readHostRequest(
  data: unknown,
  origin: string,
  policy: EmbedPolicy,
): ((handlers: HostHandlers) => void) | null {
  if (!mayEmbed(origin, policy) || !isHostMessage(data)) return null
  if (data.type === 'navigate') return ({ onNavigate }) => onNavigate(data.fullPath, data.replace === true)
  if (data.type === 'theme') return ({ onTheme }) => onTheme(data.theme)
  const { lang } = data
  return isLanguageCode(lang) ? ({ onLanguage }) => onLanguage(lang) : null
}
