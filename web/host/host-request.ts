import { isHostMessage } from '#contract/embed.ts'
import { type EmbedPolicy, mayEmbed } from '#domain/host/embed-policy.ts'
import { isLanguageCode, type LanguageCode } from '#domain/language/language.ts'
import type { Theme } from '#domain/theme/theme.ts'

/** Handlers for the requests that the host page may send. */
export interface HostHandlers {
  /** A path of this site, with its query; `replace` if the host page has already added a history entry. */
  readonly onNavigate: (fullPath: string, replace: boolean) => void
  readonly onTheme: (theme: Theme) => void
  readonly onLanguage: (lang: LanguageCode) => void
}

/** Reads a message to the frame; null if it is not a request, or its sender may not embed the page. */
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
