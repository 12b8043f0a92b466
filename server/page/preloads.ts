import type { Address } from '#domain/address/address.ts'
import type { PageName, RoutedPanelType } from '#domain/address/page-table.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** Built files by what needs them; the build writes them (scripts/preloads.ts). */
export interface Preloads {
  readonly languages: Partial<Record<LanguageCode, readonly string[]>>
  /** What a language says besides the first view; a panel says it. */
  readonly laterMessages: Partial<Record<LanguageCode, readonly string[]>>
  readonly pages: Partial<Record<PageName, readonly string[]>>
  readonly panels: Partial<Record<RoutedPanelType, readonly string[]>>
  /** By the names under which drawn pages know them. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** The fonts that a page shows at once. */
  readonly fonts: Partial<Record<LanguageCode, readonly string[]>>
  /** The script and the styles that every page begins with. */
  readonly entry: string
  readonly entryStyles: readonly string[]
}

/** Nothing was built. */
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

/** The files that a page is going to ask for: of its language, of what stands on its stage, of its panel, of what is drawn. */
export function filesToPreload(
  { languages, laterMessages, pages, panels, parts }: Preloads,
  lang: LanguageCode,
  address: Address | null,
  drawnParts: readonly string[] = [],
): readonly string[] {
  const { page, panel } = address ?? {}
  return [
    ...new Set([
      ...(languages[lang] ?? []),
      ...((page && pages[page.name]) ?? []),
      ...((panel && panels[panel.type]) ?? []),
      ...((panel && laterMessages[lang]) ?? []),
      ...drawnParts.flatMap((name) => parts[name] ?? []),
    ]),
  ]
}

/** Opens the connection to a CDN before the first picture is asked for. */
export function preconnectMarkup(mediaUrl: string | null): string {
  return mediaUrl === null ? '' : `<link rel="preconnect" href="${new URL(mediaUrl).origin}">`
}

/** Preloads the fonts of a page: text is laid out again when they come late. */
export function fontMarkup({ fonts }: Preloads, lang: LanguageCode): string {
  return (fonts[lang] ?? [])
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('')
}

/** Links that fetch the files beside the entry instead of after it: no waterfall. */
export function preloadMarkup(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n    ')
}

/** The entry; beside a drawn page `lateScriptMarkup` starts it. */
export function scriptMarkup({ entry }: Preloads, nonce: string): string {
  return `<script type="module" crossorigin src="/${entry}" nonce="${nonce}"></script>`
}
