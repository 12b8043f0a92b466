import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { ensureFirstKey } from './account/first-key.ts'
import type { StopBackground } from './background.ts'
import type { Config } from './config.ts'
import { DEMO_TOKEN, loadDemoIfEmpty } from './demo/load-demo.ts'
import type { EmbedFile } from './embed/embed-routes.ts'
import { createPageStyles } from './page/page-styles.ts'
import type { Preloads } from './page/preloads.ts'
import { openServices } from './services.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Starts the server and says where it is; ends it, requests first, when the process is told to. */
export async function start(config: Config): Promise<void> {
  // The embedded database is compiled in threads of its own, while this one loads the rest.
  const [services, { buildApp }, { createJobs }, { startBackground }] = await Promise.all([
    openServices(config, { say }),
    import('./app.ts'),
    import('./jobs/create-jobs.ts'),
    import('./background.ts'),
  ])
  if (config.demo) await loadDemoIfEmpty(services, path.join(root, 'demo/files'), say)
  if (config.manageKey) await ensureFirstKey(services.database.queries, config.manageKey)
  const jobs = await createJobs(services.database, { onError: ({ message }) => complain(message) })
  const app = buildApp(services, {
    ...config,
    jobs,
    ...(await builtPages()),
    logger: { level: config.logLevel },
    // Previews and CRM contexts then end with the process, and do not pass between several.
    secret: config.secretKey ?? randomBytes(32).toString('base64url'),
    demo: config.demo ? DEMO_TOKEN : null,
    now: () => new Date(),
  })
  const background = Promise.withResolvers<StopBackground>()
  app.addHook('onClose', async () => {
    const stop = await background.promise.catch(() => null)
    await stop?.()
    await services.database.close()
  })
  const closing = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      closing.abort()
      void app.close()
    })
  }
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await services.database.close()
    throw error
  })
  say(`\n  Vitrine is at ${config.publicUrl ?? address}\n`)
  // Now: a process that is killed would leave nothing for the next start.
  flushCompileCache()
  // Visitors first: orders are kept the moment they come, and wait for nobody until they are delivered.
  background.resolve(startBackground(services, jobs, config, closing.signal))
  await background.promise
}

async function builtPages() {
  const webDir = path.join(root, 'dist/web')
  const read = (name: string) => readFile(path.join(webDir, name), 'utf8')
  // The document says itself where its styles stand.
  const template = (await read('index.html'))
    .replace(/<link rel="stylesheet"[^>]*>/, '{{{styles}}}')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('</body>', '{{{scripts}}}</body>')
  const preloads: Preloads = JSON.parse(await read('preloads.json'))
  const drawModule = path.join(root, 'dist/drawn/draw-page.js')
  const styles = createPageStyles(webDir, preloads)
  const embed = { 'embed.js': await read('embed.js'), 'embed.d.ts': await read('embed.d.ts') }
  const loadEmbed = async (name: EmbedFile) => embed[name]
  return {
    template: async () => template,
    assetsDir: path.join(webDir, 'assets'),
    preloads,
    styles,
    drawModule,
    loadEmbed,
  }
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
