import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'

// Web sources are reloaded in place by Vite; a change of the server's own sources restarts this process (node --watch).
const config = readConfig(process.env)
if ('error' in config) throw new Error(config.error)

// The native loader: the default one writes a file that `node --watch` would take for a change.
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true }, configLoader: 'native' })
const database = await openDatabase(config.databaseUrl, config.dataDir)
const app = buildApp({
  database,
  template: async (url) => vite.transformIndexHtml(url, await readIndexHtml()),
  assetsDir: null,
  logger: { level: config.logLevel === 'info' ? 'warn' : config.logLevel },
  trustProxy: false,
})
app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
app.addHook('onClose', async () => {
  await vite.close()
  await database.close()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close()
    process.exit(0)
  })
}
console.log(`\n  Vitrine (development) is at ${await app.listen({ port: config.port, host: config.host })}\n`)

function readIndexHtml(): Promise<string> {
  return readFile(new URL('../web/index.html', import.meta.url), 'utf8')
}
