import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removeUnusedFonts } from './unused-fonts.ts'

/*
 * Removes files from `node_modules` that nothing here reads: C headers of the packaged Node, unused font weights, sources of a
 * library that also ships built, and source maps. It takes a quarter of the space. `scripts/run.mjs` runs it after an install.
 */

const modules = path.resolve(import.meta.dirname, '../node_modules')

for (const name of readdirSync(modules))
  if (/^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)) remove(`${name}/include`)
removeUnusedFonts()
for (const name of ['three/src', 'three/examples']) remove(name)
for (const file of readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
  if (/\.(?:[cm]?js|[cm]?ts|css)\.map$/.test(file)) remove(file)
}

function remove(name: string): void {
  rmSync(path.join(modules, name), { recursive: true, force: true })
}
