import type { ColorScheme } from '#contract/color-scheme.ts'
import type { ChessSettings, ViewSettings } from '#contract/views.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { ProfileType } from '#domain/partner/profile-type.ts'
import type { AnalyticsIds } from '#domain/visitor/analytics.ts'

type Localised = Partial<Record<LanguageCode, string>>

interface Contacts {
  readonly name: string
  readonly company: string
  readonly phones: readonly string[]
  readonly email: string
  readonly profile_type: ProfileType
  /** A file below `demo/files`. */
  readonly photo?: string
  /** A file below `demo/files`. */
  readonly logo?: string
}

interface Partner extends Contacts {
  readonly token: string
  readonly lang: LanguageCode
}

interface Catalogue {
  readonly token: string
  readonly type: 'InteractiveCatalogue' | 'GroupInteractiveCatalogue'
  /** The id that the project has in its own file. */
  readonly project?: string
  /** The first tokens of a group's catalogues, in order. */
  readonly members?: readonly string[]
  readonly name: Localised
  readonly default_lang: LanguageCode
  readonly languages: readonly LanguageCode[]
  readonly indexable: boolean
  readonly embed_domains: readonly string[] | null
  readonly color_scheme: ColorScheme
  readonly chess: ChessSettings
  readonly premises: ViewSettings
  readonly interactive: { readonly enabled: boolean }
  readonly info: { readonly enabled: boolean; readonly about: Localised }
  readonly templates: Readonly<Record<string, Localised>>
  readonly analytics: AnalyticsIds
  readonly privacy: readonly { readonly domain: string | null; readonly url: string }[]
  readonly sales: { readonly email: string; readonly lang: LanguageCode }
  readonly contacts: Contacts
  readonly partners: readonly Partner[]
}

/** The content of `demo/files/catalogues.json`: the developer, the catalogues, and the partners with links into them. */
export interface DemoCatalogues {
  readonly account: string
  readonly catalogues: readonly Catalogue[]
}
