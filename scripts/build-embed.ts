import { readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** The files for host pages: the script and its types. */
export async function loadEmbed(name: 'embed.js' | 'embed.d.ts'): Promise<string> {
  return name === 'embed.js' ? buildEmbed() : readFile(path.join(root, 'embed/vitrine-embed.d.ts'), 'utf8')
}

/** Builds `embed.js`: one script without dependencies, for any host page. */
async function buildEmbed(): Promise<string> {
  // Loaded with the first build only, because it would slow down every start.
  const { build } = await import('vite')
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'embed/embed.ts', formats: ['iife'], name: 'vitrine' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : null
  if (!chunk) throw new Error('embed.js does not build')
  return chunk.code
}
