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
  readonly highlighted: readonly DrawnWindow[]
}

/** A unit in a list. */
interface PreviewItem {
  readonly price: string
  readonly is_free: boolean
  readonly title: string
  readonly place: string
  /** The name of the plan among the files. */
  readonly plan: string
  /** Shown if there is no plan. */
  readonly mark: string
}

/** The content of a link preview, which `preview.typ` draws. */
interface PreviewData {
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
  /** A line in the brand colour above the text. */
  readonly accent_line: boolean
  readonly note: string | null
  /** The marked polygons on the photo, in its points. */
  readonly marks: readonly (readonly Point[])[]
  readonly mark_color: string
  /** The transparency of a mark in percent. */
  readonly mark_clear: number
  readonly drawn: DrawnBuilding | null
  /** A list fills the whole picture. */
  readonly items: readonly PreviewItem[]
}

/** A picture that a preview shows, and how to read it. */
export interface PreviewFile extends PictureWish {
  readonly image: Image
}

/** A link preview before it is drawn. */
export interface Preview {
  readonly data: PreviewData
  readonly files: Readonly<Record<string, PreviewFile>>
}

/** Keeps a number and its unit on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The catalogue and the language of a preview. */
export interface PreviewContext {
  readonly translator: Translator
  readonly token: TokenData
}

/** What all previews have in common: the brand, the colours of its catalogue and the direction of the language. */
export function emptyPreview({ translator, token }: PreviewContext): Preview {
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

/** The size of the photo next to the text. */
export const PHOTO = { width: 680, height: 630 } as const
