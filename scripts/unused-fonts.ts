import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fontFolders } from '#server/typst/typst-fonts.ts'

/** Removes the font weights that no document uses. */
export function removeUnusedFonts(): void {
  const used = new Set(fontFolders())
  const families = new Set([...used].map((folder) => path.dirname(folder)))
  for (const family of families) {
    if (!existsSync(family)) continue
    for (const entry of readdirSync(family, { withFileTypes: true })) {
      const folder = path.join(family, entry.name)
      if (entry.isDirectory() && !used.has(folder)) rmSync(folder, { recursive: true })
    }
  }
}
