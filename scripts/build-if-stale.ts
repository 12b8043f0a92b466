import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'dist/web/.sources')
const SOURCES = ['domain', 'contract', 'i18n', 'ui', 'web', 'studio', 'embed']
const SOURCE_NAME = /\.(?:tsx?|js|css|json|html|svg)$/
// Tests are not part of the app and are not in an image.
const PROOF_NAME = /\.(?:test|fixture)\.tsx?$/
const BUILDERS = [
  'build-embed',
  'build-web',
  'built-parts',
  'chunk-groups',
  'compiled-messages',
  'first-view',
  'listed-modules',
  'preloads',
  'studio-chunk-groups',
  'web-chunk-groups',
]

/** Builds the web app unless `dist` was built from the same sources. */
export async function buildIfStale(): Promise<void> {
  // An image contains the built files and not their sources.
  if (existsSync(stamp) && !existsSync(path.join(root, 'web'))) return
  const hash = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the web app …')
  const { buildWeb } = await import('./build-web.ts')
  await buildWeb()
  writeFileSync(stamp, hash)
}

/** Runs at every start, so it takes only milliseconds: listing folders is ten times faster than glob patterns. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = [
    ...SOURCES.flatMap(filesIn),
    'vite.config.ts',
    'vite.studio.config.ts',
    ...BUILDERS.map((name) => `scripts/${name}.ts`),
    'package-lock.json',
  ].sort()
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE_NAME.test(entry.name) && !PROOF_NAME.test(entry.name))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
}
