import type { ScreenSize } from '#domain/screen/screen-size.ts'
import type { Translator } from '#i18n/translator.ts'
import type { Boot } from './boot.ts'

/** The input for rendering a page on the server. */
export interface RenderInput {
  readonly boot: Boot
  /** Path and query of the page. */
  readonly path: string
  readonly sizes: readonly ScreenSize[]
  /** The responses that the page would request, by the address of the call. What is built from them is kept with them. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly translator: Translator
}

/** A page rendered for one screen size, to be put into a document. */
export interface RenderedPage {
  readonly size: ScreenSize
  readonly markup: string
  /** Rules that replace style attributes, which the Content-Security-Policy does not allow. */
  readonly styles: string
  /** Rules of the whole document. They stay after the scripts take over. */
  readonly rootStyles: string
  /** The largest picture of the first screen, to be preloaded. */
  readonly picture: string | null
  /** A script that corrects, before the page is shown, what the server could not know. */
  readonly settle: string
  /** The lazily loaded parts that the page shows, from the outermost to the innermost. */
  readonly parts: readonly string[]
}

/** Renders a page on the server, once for each size. Made by the web build. */
export type RenderPage = (input: RenderInput) => Promise<readonly RenderedPage[]>
