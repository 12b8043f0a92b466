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
}

/** Nothing was built. */
export const NO_PRELOADS: Preloads = { languages: {}, laterMessages: {}, pages: {}, panels: {} }

/** The files that a page is going to ask for: of its language, of what stands on its stage and of its panel. */
export function filesToPreload(
  { languages, laterMessages, pages, panels }: Preloads,
  lang: LanguageCode,
  address: Address | null,
): readonly string[] {
  const { page, panel } = address ?? {}
  return [
    ...new Set([
      ...(languages[lang] ?? []),
      ...((page && pages[page.name]) ?? []),
      ...((panel && panels[panel.type]) ?? []),
      ...((panel && laterMessages[lang]) ?? []),
    ]),
  ]
}

/** Links that fetch the files beside the entry instead of after it: no waterfall (design 9). */
export function preloadMarkup(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n    ')
}
