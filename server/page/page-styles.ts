import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Preloads } from './preloads.ts'

/** How documents get their styles. */
export interface PageStyles {
  /** The styles of the entry and of some files, in the document itself: nothing has to come before a drawn page is seen. */
  readonly inline: (files: readonly string[], nonce: string) => string
  /** Links to the styles of the entry, for pages that the browser draws. */
  readonly links: string
}

/** Gives styles from the folder of the built app; each file is read once. */
export function createPageStyles(webDir: string, { entryStyles }: Preloads): PageStyles {
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
      // A script that brings a part looks for the link of its styles: one that is disabled is never loaded.
      const marks = all.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
      return `<style nonce="${nonce}">${all.map(textOf).join('')}</style>${marks.join('')}`
    },
  }
}
