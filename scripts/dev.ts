import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { followManageKey } from '#server/account/first-key.ts'
import { buildApp } from '#server/app.ts'
import { startBackground } from '#server/background.ts'
import { readConfig } from '#server/config.ts'
import { DEMO_TOKEN, loadDemoIfEmpty } from '#server/demo/load-demo.ts'
import { studioUrlOf } from '#server/http/sites.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { openCommandServer } from '#server/operator/command-server.ts'
import { studioAddress } from '#server/person/studio-address.ts'
import { createSeal } from '#server/secret/seal.ts'
import { readSecretKeys } from '#server/secret/secret-keys.ts'
import { openServices } from '#server/services/services.ts'
import { createFirstStartLink } from '#server/sign-in/owner-links.ts'
import { loadEmbed } from './build-embed.ts'

// Vite reloads web sources in place; a change of server sources restarts this process (node --watch).
const DEVELOPMENT_NONCE = 'development'

const config = readConfig(process.env)
if ('error' in config) throw new Error(config.error)

// The native loader, because the default one writes a file, which would restart `node --watch`.
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true },
  configLoader: 'native',
  // Vite adds styles in the browser, which the policy permits by their hash only where they are in the document.
  html: { cspNonce: DEVELOPMENT_NONCE },
})
const studioVite = await createServer({
  configFile: 'vite.studio.config.ts',
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  configLoader: 'native',
})
const services = await openServices(config)
const keys = await readSecretKeys(config)
if (config.demo) await loadDemoIfEmpty(services, 'demo/files', console.log)
await followManageKey(services.database.queries, config.manageKey, new Date())
const jobs = await createJobs(services.database, { onError: ({ message }) => console.error(message) })
const closeCommands = config.databaseUrl === null ? await openCommandServer(services, config.dataDir) : null
const stopBackground = await startBackground(services, jobs, {
  ...config,
  seal: createSeal(keys.secretKey, keys.oldKeys),
})
const app = buildApp(services, {
  ...config,
  ...keys,
  jobs,
  mailer: createMailer({ ...config, from: config.mailFrom, say: console.log }),
  isMailed: config.smtpUrl !== null,
  template: async () => vite.transformIndexHtml('/index.html', await readHtml('index.html')),
  assetsDir: null,
  studio: {
    studioTemplate: async (url) => studioVite.transformIndexHtml(url, await readFile('studio/index.html', 'utf8')),
    studioAssetsDir: null,
  },
  // Built for each request, so that changes are visible.
  loadEmbed,
  logger: { level: config.logLevel === 'info' ? 'warn' : config.logLevel },
  demo: config.demo ? DEMO_TOKEN : null,
  demoDir: 'demo/files',
  now: () => new Date(),
})
// The page of components exists only in development.
app.addHook('onRequest', async ({ url, method }, reply) => {
  if (method !== 'GET' || url.split('?')[0] !== '/dev/ui') return
  return reply.type('text/html').send(await vite.transformIndexHtml(url, await readHtml('dev/index.html')))
})
// It would answer for the catalogue too: outside of its base it looks for files in its own folder.
app.addHook('onRequest', (request, reply, done) => {
  if (request.url.startsWith('/studio/')) studioVite.middlewares(request.raw, reply.raw, () => done())
  else done()
})
app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
// Vite sends changes to the page over its own socket.
app.addHook('onSend', async (_, reply) => {
  const policy = reply.getHeader('content-security-policy')
  if (!policy) return
  const permitted = String(policy)
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("style-src 'self'", `style-src 'self' 'nonce-${DEVELOPMENT_NONCE}'`)
  reply.header('content-security-policy', permitted)
})
app.addHook('onClose', async () => {
  await vite.close()
  await studioVite.close()
  await closeCommands?.()
  await stopBackground()
  await services.database.close()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close()
    process.exit(0)
  })
}
const address = await app.listen({ port: config.port, host: config.host })
console.log(`\n  Vitrine (development) is at ${address}`)
const firstStart = await createFirstStartLink(services.database.queries, new Date())
if (firstStart !== null)
  console.log(`  Studio: ${studioAddress(studioUrlOf(config, address), 'firstStart', firstStart)}`)
console.log()

function readHtml(name: string): Promise<string> {
  return readFile(new URL(`../web/${name}`, import.meta.url), 'utf8')
}
