import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { loadEmbed } from './build-embed.ts'
import { writePreloads } from './preloads.ts'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'dist/web/.sources')
const SOURCES = ['domain', 'contract', 'i18n', 'web', 'embed']
const SOURCE_NAME = /\.(?:tsx?|css|json|html|svg)$/
const BUILDERS = ['build-embed', 'build-web', 'built-parts', 'first-view', 'preloads']

/** Builds the web app unless what stands in `dist` was built from these very sources. */
export async function buildIfStale(): Promise<void> {
  const hash = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the web app …')
  runVite('build')
  // What the server draws of a page before its scripts run.
  runVite('build', '--ssr', 'first-paint/first-paint.tsx', '--outDir', '../dist/first-paint')
  for (const file of globSync('dist/web/assets/*.{js,css,svg}', { cwd: root })) compress(path.join(root, file))
  for (const name of ['embed.js', 'embed.d.ts'] as const) {
    writeFileSync(path.join(root, 'dist/web', name), await loadEmbed(name))
  }
  writePreloads(path.join(root, 'dist/web'))
  writeFileSync(stamp, hash)
}

function runVite(...parameters: readonly string[]): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, ...parameters, '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the web app does not build\n${stdout}${stderr}`)
}

/** Once, at the build, as small as can be: the server sends these as they are. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

/** At every start, so in a few milliseconds: by name instead of by patterns, which take ten times as long. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = [
    ...SOURCES.flatMap(filesIn),
    'vite.config.ts',
    ...BUILDERS.map((name) => `scripts/${name}.ts`),
    'package-lock.json',
  ].sort()
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE_NAME.test(entry.name))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
}
