import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { loadEmbed } from './build-embed.ts'
import { writePreloads } from './preloads.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Builds the web app, its server renderer, the Studio and `embed.js` into `dist`. */
export async function buildWeb(): Promise<void> {
  runVite('build')
  // Renders pages on the server.
  runVite('build', '--ssr', 'app/render-on-server.tsx', '--outDir', '../dist/rendered')
  runVite('build', '--config', 'vite.studio.config.ts')
  for (const file of globSync('dist/{web,studio}/assets/*.{js,css,svg}', { cwd: root })) compress(path.join(root, file))
  for (const name of ['embed.js', 'embed.d.ts'] as const) {
    writeFileSync(path.join(root, 'dist/web', name), await loadEmbed(name))
  }
  writePreloads(path.join(root, 'dist/web'))
}

function runVite(...parameters: readonly string[]): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, ...parameters, '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    // Test runners set another NODE_ENV, which would build the development version of React, twice as large.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`the web app does not build\n${stdout}${stderr}`)
}

/** Compresses as much as possible, once: the server sends these files as they are. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
