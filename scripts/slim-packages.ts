import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fontFolders } from '#server/typst/typst-fonts.ts'

/*
 * Removes from `node_modules` what a server never reads, for an image: what was built into `dist`, the Node that comes as a
 * package, and the weights of fonts that no document uses. For a copy of the repository only.
 */

const modules = path.resolve(import.meta.dirname, '../node_modules')
const BUILT_IN = ['three', '@photo-sphere-viewer', '@fontsource-variable']

for (const name of BUILT_IN) remove(name)
for (const name of readdirSync(modules)) if (/^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)) remove(name)
remove('.bin/node')

const used = new Set(fontFolders())
for (const family of familiesOf([...used])) {
  for (const entry of readdirSync(family, { withFileTypes: true })) {
    const folder = path.join(family, entry.name)
    if (entry.isDirectory() && !used.has(folder)) rmSync(folder, { recursive: true })
  }
}

function remove(name: string): void {
  rmSync(path.join(modules, name), { recursive: true, force: true })
}

function familiesOf(folders: readonly string[]): readonly string[] {
  return [...new Set(folders.map((folder) => path.dirname(folder)))].filter((folder) => existsSync(folder))
}
