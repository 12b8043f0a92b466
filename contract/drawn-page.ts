import type { ScreenSize } from '#domain/screen/screen-size.ts'
import type { Translator } from '#i18n/translator.ts'
import type { Boot } from './boot.ts'

/** What a page is drawn from. */
export interface DrawInput {
  readonly boot: Boot
  /** The address of the page on its site, with its query. */
  readonly path: string
  readonly size: ScreenSize
  /** What the page would ask for, by the address of the call. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly translator: Translator
}

/** A page as a document carries it. */
export interface DrawnPage {
  readonly markup: string
  /** The rules of what has a style of its own: a document may bring a sheet, but no style on an element. */
  readonly styles: string
  /** Rules of the whole document, which stay. */
  readonly rootStyles: string
  /** The largest picture of the first screen, to be asked for before anything else. */
  readonly picture: string | null
  /** A script that settles what the server could not know, before the page is seen. */
  readonly settle: string
  /** The parts it shows whose code comes apart, from the outside in. */
  readonly parts: readonly string[]
}

/** Draws a page before any script runs. The web build makes it. */
export type DrawPage = (input: DrawInput) => Promise<DrawnPage>
