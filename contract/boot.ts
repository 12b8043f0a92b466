import type { TitledPicture } from '#domain/address/title.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Theme } from '#domain/theme/theme.ts'
import type { TokenData } from './token.ts'

/** What the document hands to its scripts as JSON in `#boot`, so that they need not ask for it. */
export interface Boot {
  readonly page: 'welcome' | 'demo' | 'token-not-found' | 'catalogue'
  readonly lang: LanguageCode
  /** For visitors who chose none. */
  readonly theme: Theme
  readonly token: TokenData | null
  /** Calls that the document starts at once, and the headers of every call. */
  readonly preload: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** The picture of the main page, as far as its title needs to know. */
  readonly root_picture: TitledPicture | null
  /** Hosts that may embed the page, and hear from it; null lets any. */
  readonly embed_domains: readonly string[] | null
  /** The state from which to follow changes (`last_event_id`). */
  readonly event_id: string | null
  /** The address that was asked for, where it names something that the catalogue does not have: error-404 stands there. */
  readonly missing: string | null
}
