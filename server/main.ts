import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'

const config = readConfig(process.env)
if ('error' in config) {
  process.stderr.write(`${config.error}\n`)
  process.exit(1)
}

const webDir = path.resolve(import.meta.dirname, '../dist/web')
const [template, database] = await Promise.all([
  readFile(path.join(webDir, 'index.html'), 'utf8'),
  openDatabase(config.databaseUrl, config.dataDir),
])
const app = buildApp({
  database,
  template: async () => template,
  assetsDir: path.join(webDir, 'assets'),
  logger: { level: config.logLevel },
  trustProxy: config.trustProxy,
})
app.addHook('onClose', () => database.close())

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close()
    process.exit(0)
  })
}

const address = await app.listen({ port: config.port, host: config.host })
process.stdout.write(`\n  Vitrine is at ${address}\n\n`)
