import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Inline } from './inline.ts'
import type { Preloads } from './preloads.ts'

/** How documents get their styles. */
export interface PageStyles {
  /**
   * The styles of the entry and of some files, inlined, so that a rendered page needs no further request before the
   * first paint.
   */
  readonly inlined: (files: readonly string[], inline: Inline) => string
  /** Links to the styles of the entry, for pages that the browser renders. */
  readonly links: string
}

/** Reads styles from the folder of the built app, each file once. */
export function createPageStyles(webDir: string, { entryStyles }: Preloads): PageStyles {
  // The files of one build.
  const read = new Map<string, string>()
  const textOf = (file: string) => {
    const text = read.get(file) ?? readFileSync(path.join(webDir, file), 'utf8')
    read.set(file, text)
    return text
  }
  return {
    links: entryStyles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    inlined: (files, inline) => {
      const all = [...new Set([...entryStyles, ...files.filter((file) => file.endsWith('.css'))])]
      // The script of a lazy part looks for the link of its styles. A disabled link is never loaded.
      const marks = all.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
      return inline.style(all.map(textOf).join('')) + marks.join('')
    },
  }
}
