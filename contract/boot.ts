import type { TitledPicture } from '#domain/address/title.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Theme } from '#domain/theme/theme.ts'
import type { FrontData } from './front.ts'
import type { TokenData } from './token.ts'

/** The JSON in `#boot` that the document gives to its scripts, so that they need not request it. */
export interface Boot {
  readonly page: 'welcome' | 'demo' | 'token-not-found' | 'catalogue'
  readonly lang: LanguageCode
  /** For visitors who have not chosen a theme. */
  readonly theme: Theme
  readonly token: TokenData | null
  /** What the root page shows of the demo; null on all other pages. */
  readonly front?: FrontData | null
  /** Calls that the document starts immediately, and the headers of every call. */
  readonly preload: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** The picture of the main page, for the page title. */
  readonly root_picture: TitledPicture | null
  /** Hosts that may embed the page and receive its messages; null allows any host. */
  readonly embed_domains: readonly string[] | null
  /** The state from which the page follows changes (`last_event_id`). */
  readonly event_id: string | null
  /** The requested address, if the catalogue does not have what it names. The page then shows error-404. */
  readonly missing: string | null
}
