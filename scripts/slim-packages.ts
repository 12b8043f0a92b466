import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removeUnusedFonts } from './unused-fonts.ts'

/*
 * Removes packages from `node_modules` that a server never reads, for an image: those built into `dist`, the packaged Node,
 * and unused font weights. Run it only in a copy of the repository.
 */

const modules = path.resolve(import.meta.dirname, '../node_modules')
const BUILT_IN = ['three', '@photo-sphere-viewer', '@fontsource-variable']

for (const name of BUILT_IN) remove(name)
for (const name of readdirSync(modules)) if (/^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)) remove(name)
remove('.bin/node')

removeUnusedFonts()

function remove(name: string): void {
  rmSync(path.join(modules, name), { recursive: true, force: true })
}
