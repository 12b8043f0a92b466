import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/*
 * The first view of the Studio is all JavaScript and CSS (gzip -9) that a browser loads until a person who is signed in sees
 * a screen: the entry, the screen, everything that they import, and the messages of the language.
 */
const BUDGETS = [
  { name: 'home', screen: 'home/home-screen.tsx', budget: 170_000 },
  { name: 'units', screen: 'instance/units-screen.tsx', budget: 200_000 },
]

const ENTRY = 'index.html'
const MESSAGES = /i18n\/locales\/studio\/\w+\.json$/

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Measures the first views of the built Studio in its heaviest language, and fails above a budget. */
export function checkStudioSize(dist = 'dist/studio'): { readonly passed: number; readonly failed: number } {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const sizeOf = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
  const languages = Object.keys(manifest).filter((name) => MESSAGES.test(name))
  const messages = Math.max(...languages.map((name) => sizeOf(manifest[name]?.file ?? '')))
  let failed = 0
  for (const { name, screen, budget } of BUDGETS) {
    const size = [...filesOf(manifest, [ENTRY, screen])].reduce((sum, file) => sum + sizeOf(file), messages)
    console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  the Studio's ${name} screen in its heaviest language`)
    if (size < budget) continue
    console.error(`the Studio's ${name} screen: ${size} of ${budget} bytes`)
    failed += 1
  }
  return { passed: BUDGETS.length - failed, failed }
}

/** The files of some chunks and of everything that they import. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build of the Studio has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const name of names) add(name)
  return files
}

if (process.argv[1] === import.meta.filename) process.exitCode = checkStudioSize(process.argv[2]).failed
