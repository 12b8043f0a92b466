import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { ImportReport } from '#contract/imports.ts'
import { generatedFile } from '#demo/generated-file.ts'
import type { Row, Site } from './run-row.ts'
import type { Extra } from './tally.ts'

const UNITS = 2000
// Covers an import on a machine half as fast.
const LONG_IMPORT_MS = 3000

/** The process is killed while it imports projects: afterwards a project exists completely or not at all. */
export const killedImport: Row = {
  name: 'kill during import',
  run: async (site, { times }) => {
    const server = site.serve()
    await server.start()
    const orders = site.load(server)
    const lost: string[] = []
    let [acknowledged, stored, inside] = [0, 0, 0]
    for (let time = 0; time <= times; time += 1) {
      await orders.more(5)
      const body = projectFile(time)
      const importing = importOf(server.origin(), site, body).catch(() => null)
      const isLast = time === times
      if (!isLast) {
        await pause(Math.random() * LONG_IMPORT_MS)
        orders.markFault()
        await server.kill()
        await server.start()
        await orders.recovered()
      }
      const report = await importing
      if (report !== null) acknowledged += 1
      else if (!isLast) inside += 1
      const missing = (await importOf(server.origin(), site, body, '?dry_run=1'))?.created ?? -1
      if (missing === 0) stored += 1
      else if (report !== null || isLast) lost.push(`${missing} rows of project ${time} are missing`)
      // Units, storeys, layouts and everything they need.
      else if (missing < UNITS) lost.push(`project ${time} is stored in part: ${missing} rows are missing`)
    }
    site.note(`${inside} of ${times} kills fell into an import of ${UNITS} units`)
    site.count({ acknowledged, stored: Math.min(stored, acknowledged), lost })
  },
}

/** The process is killed during uploads: every acknowledged file is served afterwards. */
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
    const { urls, interrupted } = await uploads.stop()
    site.note(`${interrupted} of ${times} kills fell into an upload`)
    site.count(await countUploads(server.origin(), urls))
  },
}

/** Uploads pictures one after another; returns the addresses of acknowledged ones and the number of failures. */
export function uploadUntilStopped(originOf: () => string, site: Site) {
  const urls: string[] = []
  let interrupted = 0
  let isStopped = false
  const upload = async () => {
    for (let number = 0; !isStopped; number += 1) {
      const picture = await pictureOf(number)
      const response = await manage(originOf(), site, `media?name=${number}.png`, 'image/png', picture).catch(
        ({ cause }) => {
          if (cause?.code !== 'ECONNREFUSED') interrupted += 1
          return null
        },
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
    return { urls, interrupted }
  }
  return { stop }
}

/** The number of uploads, and those that are not served. */
export async function countUploads(origin: string, urls: readonly string[]): Promise<Extra> {
  const lost: string[] = []
  for (const url of urls) {
    const response = await fetch(new URL(new URL(url, origin).pathname, origin))
    await response.arrayBuffer()
    if (!response.ok) lost.push(`upload ${url} is answered ${response.status}`)
  }
  return { acknowledged: urls.length, stored: urls.length - lost.length, lost }
}

/** Imports a project; null without an answer. */
async function importOf(origin: string, site: Site, body: string, query = ''): Promise<ImportReport | null> {
  const response = await manage(origin, site, `imports${query}`, 'application/json', body)
  if (!response.ok) throw new Error(`the import is refused with ${response.status}`)
  return (await response.json()).data
}

/** Another project for each repetition. */
function projectFile(time: number): string {
  const file = generatedFile(UNITS)
  return JSON.stringify({ ...file, project: { ...file.project, id: `imported-under-fault-${time}` } })
}

function manage(origin: string, { ground }: Site, place: string, type: string, body: string | Buffer<ArrayBuffer>) {
  return fetch(`${origin}/api/v1/manage/${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ground.key}`, 'content-type': type },
    body,
  })
}

/** Every picture differs, because a known one is not stored again. */
async function pictureOf(number: number): Promise<Buffer<ArrayBuffer>> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 }
  const picture = sharp({ create: { width: 320, height: 200 + (number % 50), channels: 3, background } })
  return Buffer.from(await picture.png().toBuffer())
}
