import type { Address } from '#domain/address/address.ts'
import type { Translator } from '#i18n/translator.ts'
import type { EstateData } from './chess.ts'
import type { ProjectData } from './projects.ts'
import type { TokenData } from './token.ts'

/** What the first screen of a page is drawn from. */
export interface FirstPaintInput {
  readonly address: Address
  readonly token: TokenData
  readonly project: ProjectData
  readonly estates: readonly EstateData[]
  readonly translator: Translator
}

/** The first screen of a page as a document carries it. */
export interface PaintedPage {
  readonly markup: string
  readonly styles: string
}

/** Draws the first screen of a page before any script runs; null for pages that it does not draw. The web build makes it. */
export type FirstPaint = (input: FirstPaintInput) => PaintedPage | null
