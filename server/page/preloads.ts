import type { Address } from '#domain/address/address.ts'
import type { PageName, RoutedPanelType } from '#domain/address/page-table.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** Built files by what needs them. The build writes them (scripts/preloads.ts). */
export interface Preloads {
  readonly languages: Partial<Record<LanguageCode, readonly string[]>>
  /** The messages of a language that only panels need. */
  readonly laterMessages: Partial<Record<LanguageCode, readonly string[]>>
  readonly pages: Partial<Record<PageName, readonly string[]>>
  readonly panels: Partial<Record<RoutedPanelType, readonly string[]>>
  /** By the part names that rendered pages use. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** The fonts that a page shows at once. */
  readonly fonts: Partial<Record<LanguageCode, readonly string[]>>
  /** The script and the styles of every page. */
  readonly entry: string
  readonly entryStyles: readonly string[]
}

/** For when nothing was built. */
export const NO_PRELOADS: Preloads = {
  languages: {},
  laterMessages: {},
  pages: {},
  panels: {},
  parts: {},
  fonts: {},
  entry: '',
  entryStyles: [],
}

/** The files that a page will request: for its language, its page, its panel and the parts that are rendered. */
export function filesToPreload(
  { languages, laterMessages, pages, panels, parts }: Preloads,
  lang: LanguageCode,
  address: Address | null,
  renderedParts: readonly string[] = [],
): readonly string[] {
  const { page, panel } = address ?? {}
  return [
    ...new Set([
      ...(languages[lang] ?? []),
      ...((page && pages[page.name]) ?? []),
      ...((panel && panels[panel.type]) ?? []),
      ...((panel && laterMessages[lang]) ?? []),
      ...renderedParts.flatMap((name) => parts[name] ?? []),
    ]),
  ]
}

/** Connects to a CDN before the first picture is requested. */
export function preconnectMarkup(mediaUrl: string | null): string {
  return mediaUrl === null ? '' : `<link rel="preconnect" href="${new URL(mediaUrl).origin}">`
}

/** Preloads the fonts of a page. If they load late, the text is laid out again. */
export function fontMarkup({ fonts }: Preloads, lang: LanguageCode): string {
  return (fonts[lang] ?? [])
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('')
}

/** Links that load the files together with the entry instead of after it. */
export function preloadMarkup(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n    ')
}

/** The entry script. On a rendered page, `lateScriptMarkup` starts it. */
export function scriptMarkup({ entry }: Preloads): string {
  return `<script type="module" crossorigin src="/${entry}"></script>`
}
