import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { generatedFile } from '#demo/generated-file.ts'
import { createServerProcess } from '#server/server-process.fixture.ts'
import { temporaryFolder } from './folders.ts'
import { layGroundIn } from './ground.ts'
import type { Row, Site } from './run-row.ts'

const UNITS = 2000
// A first start takes about as long; it is killed at these shares of it.
const LONG_START_MS = 4000
const MOMENTS = [0.2, 0.35, 0.5, 0.65, 0.8, 0.95] as const
const IMPORTED = 'imported-under-fault'

/** The process is killed while it imports a project: all of it is there afterwards, or nothing. */
export const killedImport: Row = {
  name: 'kill during import',
  run: async (site, { times }) => {
    const server = site.serve()
    await server.start()
    const orders = site.load(server)
    const file = generatedFile(UNITS)
    const body = JSON.stringify({ ...file, project: { ...file.project, id: IMPORTED } })
    const importAll = () => manage(server.origin(), site, 'imports', 'application/json', body)
    const faults: string[] = []
    let acknowledged = 0
    for (let time = 0; time <= times; time += 1) {
      await orders.more(5)
      const importing = importAll()
      importing.catch(() => {})
      const isLast = time === times
      if (!isLast) {
        await pause(200 + Math.random() * 2000)
        orders.markFault()
        await server.kill()
        await server.start()
        await orders.recovered()
      }
      const answer = await importing.catch(() => null)
      if (answer?.ok) acknowledged += 1
      else if (isLast) faults.push(`the import is refused after the kills: ${answer?.status}`)
    }
    // An import of the same file finds nothing to change: so all of it was stored.
    const again = await (await importAll()).json()
    const { created = 0, updated = 0 } = again.data ?? {}
    if (created + updated > 0) faults.push(`${created + updated} rows of an acknowledged import are missing`)
    site.count({ acknowledged, lost: faults })
  },
}

/** The process is killed while files are uploaded: each that was acknowledged is served afterwards. */
export const killedUpload: Row = {
  name: 'kill during upload',
  run: async (site, { times }) => {
    const server = site.serve()
    await server.start()
    const orders = site.load(server)
    const uploads = uploadUntilStopped(server.origin, site)
    for (let time = 0; time < times; time += 1) {
      await orders.more(5)
      await pause(Math.random() * 1000)
      orders.markFault()
      await server.kill()
      await server.start()
      await orders.recovered()
    }
    const urls = await uploads.stop()
    site.count({ acknowledged: urls.length, lost: await unservedOf(server.origin(), urls) })
  },
}

/** The first starts are killed while they make the database; the last one is let through, and takes orders. */
export const killedMigration: Row = {
  name: 'kill during migration',
  layGround: async (supplies, database, hookUrl) => {
    const dataDir = await temporaryFolder()
    const made = database === 'PostgreSQL' ? await supplies.createDatabase() : null
    const databaseUrl = made?.url ?? null
    for (const share of MOMENTS) await killFirstStart(dataDir, databaseUrl, share * LONG_START_MS)
    const ground = await layGroundIn({ dataDir, databaseUrl }, hookUrl)
    const remove = async () => {
      await made?.drop()
      await ground.remove()
    }
    return { ...ground, remove }
  },
  run: async ({ serve, load }) => {
    const server = serve()
    await server.start()
    const orders = load(server)
    orders.markFault()
    await orders.more(20)
    await orders.recovered()
  },
}

async function killFirstStart(dataDir: string, databaseUrl: string | null, after: number): Promise<void> {
  const settings = { DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://homes.example' }
  const server = createServerProcess(
    { ...settings, LOG_LEVEL: 'silent', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    { onError: () => {} },
  )
  const started = server.start().catch(() => {})
  await Promise.race([started, pause(after)])
  await server.kill()
}

/** Uploads pictures, one after another; gives the addresses of those that were acknowledged. */
export function uploadUntilStopped(originOf: () => string, site: Site) {
  const urls: string[] = []
  let isStopped = false
  const upload = async () => {
    for (let number = 0; !isStopped; number += 1) {
      const picture = await pictureOf(number)
      const response = await manage(originOf(), site, `media?name=${number}.png`, 'image/png', picture).catch(
        () => null,
      )
      const body = response?.ok ? await response.json().catch(() => null) : null
      if (body) urls.push(body.data.src)
      await pause(100)
    }
  }
  const uploading = upload()
  const stop = async () => {
    isStopped = true
    await uploading
    return urls
  }
  return { stop }
}

/** Which uploads are not served. */
export async function unservedOf(origin: string, urls: readonly string[]): Promise<readonly string[]> {
  const lost: string[] = []
  for (const url of urls) {
    const response = await fetch(new URL(new URL(url, origin).pathname, origin))
    await response.arrayBuffer()
    if (!response.ok) lost.push(`upload ${url} is answered ${response.status}`)
  }
  return lost
}

function manage(origin: string, { ground }: Site, place: string, type: string, body: string | Buffer<ArrayBuffer>) {
  return fetch(`${origin}/api/v1/manage/${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ground.key}`, 'content-type': type },
    body,
  })
}

/** Every picture differs, or it would be stored already. */
async function pictureOf(number: number): Promise<Buffer<ArrayBuffer>> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 }
  const picture = sharp({ create: { width: 320, height: 200 + (number % 50), channels: 3, background } })
  return Buffer.from(await picture.png().toBuffer())
}
