import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltModules } from './first-view.ts'

/** The size of built files, each with gzip -9, in bytes. */
export function gzipSize(dist: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0)
}

/** Prints the share of each dependency and folder in some files. */
export function printShares(dist: string, files: readonly string[]): void {
  for (const { name, size } of sharesOf(dist, files)) printSize(size, name)
}

/** Prints a size and what it is the size of. */
export function printSize(size: number, name: string): void {
  console.log(`${kb(size).padStart(10)}  ${name}`)
}

/** A number of bytes in words. */
export function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** The modules of each built file, as `scripts/listed-modules.ts` lists them. */
export function readModules(dist: string): BuiltModules {
  return JSON.parse(readFileSync(path.join(dist, '.vite/modules.json'), 'utf8')) as BuiltModules
}

/** Source files of one of our rings of which something is in these built files. */
export function sourcesIn(modules: BuiltModules, files: readonly string[]): readonly string[] {
  const used = files.flatMap((file) => Object.entries(modules[file] ?? {}).filter(([, length]) => length > 0))
  return [...new Set(used.map(([source]) => source))].filter((source) => /^[a-z0-9]+\/.*\.tsx?$/.test(source))
}

/** Sizes by dependency. Each script is divided by the length of its modules before minifying, so sizes are approximate. */
function sharesOf(dist: string, files: readonly string[]): readonly { readonly name: string; readonly size: number }[] {
  const modules = readModules(dist)
  const sizes = new Map<string, number>()
  const add = (name: string, size: number) => sizes.set(name, (sizes.get(name) ?? 0) + size)
  for (const file of files) {
    const size = gzipSize(dist, [file])
    const lengths = Object.entries(modules[file] ?? { [path.extname(file)]: 1 })
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
    for (const [id, length] of lengths) add(ownerOf(id), (size * length) / whole)
  }
  return [...sizes].map(([name, size]) => ({ name, size })).sort((a, b) => b.size - a.size)
}

/** The package of a module, or our own folder. */
function ownerOf(id: string): string {
  const [, owner] =
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? /^((?:web|studio)\/[^/]+|[a-z0-9]+)\//.exec(id) ?? []
  return owner ?? (id === '.css' ? 'styles' : 'others')
}
