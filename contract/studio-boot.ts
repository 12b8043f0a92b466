import type { LanguageCode } from '#domain/language/language.ts'

/** The JSON in `#boot` of the Studio's document. */
export interface StudioBoot {
  /** The best language for the browser. */
  readonly lang: LanguageCode
  /** Changes with every release of the Studio; null in development. */
  readonly build: string | null
  /** The host that visitors open catalogues at, as in an address. */
  readonly visitor_host: string
  /** A picture of a project that is public anyway; null if there is none. */
  readonly picture: { readonly src: string; readonly name: string } | null
}
