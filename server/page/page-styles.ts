import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Preloads } from './preloads.ts'

/** How documents get their styles. */
export interface PageStyles {
  /**
   * The styles of the entry and of some files, inlined, so that a rendered page needs no further request before the
   * first paint.
   */
  readonly inline: (files: readonly string[], nonce: string) => string
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
    inline: (files, nonce) => {
      const all = [...new Set([...entryStyles, ...files.filter((file) => file.endsWith('.css'))])]
      // The script of a lazy part looks for the link of its styles. A disabled link is never loaded.
      const marks = all.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
      return `<style nonce="${nonce}">${all.map(textOf).join('')}</style>${marks.join('')}`
    },
  }
}
