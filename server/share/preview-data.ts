import type { TokenData } from '#contract/token.ts'
import { directionOf } from '#domain/language/language.ts'
import type { Image } from '#domain/media/image.ts'
import type { Point } from '#domain/picture/polygon.ts'
import type { Translator } from '#i18n/translator.ts'
import type { PictureWish } from '#server/media/read-picture.ts'

/** A window of a building that is drawn because there is no picture of it. */
export interface DrawnWindow {
  readonly column: number
  readonly row: number
}

/** A building drawn from its units. */
export interface DrawnBuilding {
  readonly columns: number
  readonly rows: number
  readonly windows: readonly DrawnWindow[]
  readonly meant: readonly DrawnWindow[]
}

/** A unit in a list. */
export interface PreviewItem {
  readonly price: string
  readonly is_free: boolean
  readonly title: string
  readonly place: string
  /** The name of the plan among the files. */
  readonly plan: string
  /** What stands where there is no plan. */
  readonly mark: string
}

/** What the picture of a link says; `preview.typ` draws it. */
export interface PreviewData {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly primary: string
  readonly brand: { readonly name: string; readonly company: string | null }
  readonly headline: string
  /** Sizes to try, the largest first. */
  readonly headline_sizes: readonly number[]
  readonly headline_lines: number
  readonly struck: string | null
  readonly sale: string | null
  readonly title: string | null
  readonly title_lines: number
  /** A line in the brand's colour over the words. */
  readonly accent_line: boolean
  readonly note: string | null
  /** What is marked in the photo, in points of its place. */
  readonly marks: readonly (readonly Point[])[]
  readonly mark_color: string
  /** Percent of the picture that is seen through a mark. */
  readonly mark_clear: number
  readonly drawn: DrawnBuilding | null
  /** A list takes the whole picture. */
  readonly items: readonly PreviewItem[]
}

/** A picture that a preview shows, and how it is wanted. */
export interface PreviewFile extends PictureWish {
  readonly image: Image
}

/** The picture of a link before it is drawn. */
export interface Preview {
  readonly data: PreviewData
  readonly files: Readonly<Record<string, PreviewFile>>
}

/** A text that is not broken between a number and its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** Who speaks in a preview, and in which language. */
export interface PreviewVoice {
  readonly translator: Translator
  readonly token: TokenData
}

/** What previews have in common: the brand in the look of its catalogue and the direction of the language. */
export function emptyPreview({ translator, token }: PreviewVoice): Preview {
  const { language } = translator
  const { contacts, layout, settings } = token
  return {
    data: {
      lang: new Intl.Locale(language.tag).language,
      dir: directionOf(language.code),
      primary: layout.color_scheme.primary,
      brand: { name: settings.name, company: contacts.is_partner ? (contacts.company ?? contacts.name) : null },
      headline: settings.name,
      headline_sizes: [60, 52, 44, 38, 32],
      headline_lines: 2,
      struck: null,
      sale: null,
      title: null,
      title_lines: 1,
      accent_line: false,
      note: null,
      marks: [],
      mark_color: layout.color_scheme.primary,
      mark_clear: 38,
      drawn: null,
      items: [],
    },
    files: contacts.logo ? { logo: { image: contacts.logo, width: LOGO_WIDTH } } : {},
  }
}

const LOGO_WIDTH = 480

/** The place of the photo beside the words. */
export const PHOTO = { width: 680, height: 630 } as const
