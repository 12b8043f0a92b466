import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followManageKey } from '#server/account/first-key.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { createBucketStorage } from '#server/storage/bucket-storage.ts'
import { type S3Server, startS3Server } from '#server/storage/s3-server.fixture.ts'
import { drawPicture, film } from './media.fixture.ts'

const KEY = 'a-key-of-tests-and-of-nothing-else'

describe('a server with its media in a bucket', () => {
  let s3: S3Server
  let test: TestDatabase
  let server: TestApp
  let dir: string
  beforeAll(async () => {
    s3 = await startS3Server()
    dir = await mkdtemp(path.join(tmpdir(), 'vitrine-bucket-'))
    test = await DATABASES[1].start()
    await insertSample(test.database.queries)
    await followManageKey(test.database.queries, KEY, new Date())
  })
  beforeEach(async () => {
    await server?.stop()
    // A new process has nothing in memory.
    server = await startTestApp(test, {}, createBucketStorage(s3.settings('media/'), dir))
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
    await s3.remove()
    await rm(dir, { recursive: true })
  })

  const headers = (type: string) => ({ authorization: `Bearer ${KEY}`, 'content-type': type })
  const upload = (name: string, payload: Buffer, type: string) =>
    server.app.inject({ method: 'POST', url: `/api/v1/manage/media?name=${name}`, payload, headers: headers(type) })
  const get = (url: string, asked: Record<string, string> = {}) => server.app.inject({ url, headers: asked })
  const countMedia = async () => (await test.database.queries.select({ all: count() }).from(media))[0]?.all

  it('serves a picture in all widths and both formats', async () => {
    const { data } = (await upload('wide.png', await drawPicture(1000, 500).png().toBuffer(), 'image/png')).json()
    const places: readonly string[] = data.image.srcset.split(', ').map((one: string) => one.split(' ')[0])
    expect(places).toHaveLength(2)
    for (const place of places) {
      for (const format of ['avif', 'webp']) {
        const answer = await get(place, { accept: `image/${format}` })
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
        const again = await get(place, { accept: `image/${format}`, 'if-none-match': String(answer.headers.etag) })
        expect(again.statusCode).toBe(304)
      }
    }
    // The same content is not encoded or stored again.
    const same = await upload('same.png', await drawPicture(1000, 500).png().toBuffer(), 'image/png')
    expect(same.json().data.src).toBe(data.src)
  })

  it.each([5_000, 6_000_000])('serves a video of %i bytes in ranges', async (size) => {
    const bytes = Buffer.concat([film(1_000), randomBytes(size - 1_000)])
    const { src } = (await upload('film.mp4', bytes, 'video/mp4')).json().data
    const whole = await get(src)
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    const part = await get(src, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${size}`])
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
    const end = await get(src, { range: 'bytes=-7' })
    expect(end.rawPayload.equals(bytes.subarray(-7))).toBe(true)
    expect((await get(src, { range: `bytes=${size}-` })).statusCode).toBe(416)
    const head = await server.app.inject({ method: 'HEAD', url: src })
    expect(head.headers['content-length']).toBe(String(size))
  })

  it('returns 503 while the storage is down, confirms no upload, and serves everything else', async () => {
    const drawn = await drawPicture(50, 50).png().toBuffer()
    const { src } = (await upload('small.png', drawn, 'image/png')).json().data
    expect((await get('/readyz')).statusCode).toBe(200)
    const before = await countMedia()
    await s3.kill()
    try {
      const failures = await Promise.all([
        get(src, { accept: 'image/webp' }),
        upload('lost.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20)]), 'application/pdf'),
        upload('small-again.png', drawn, 'image/png'),
        get('/api/v1/public/previews/project.jpg?first_token=harbour'),
      ])
      for (const { statusCode, headers: answered, json } of failures) {
        expect([statusCode, answered['retry-after'], answered['cache-control']]).toEqual([503, '5', 'no-store'])
        expect(json().code).toBe('unavailable')
      }
      expect(await countMedia()).toBe(before)
      expect((await get('/api/v1/public/token?first_token=harbour')).statusCode).toBe(200)
      expect((await get('/harbour')).statusCode).toBe(200)
      expect((await get('/healthz')).statusCode).toBe(200)
      await server.stop()
      server = await startTestApp(test, {}, createBucketStorage(s3.settings('media/'), dir))
      const ready = await get('/readyz')
      expect([ready.statusCode, ready.json().reason]).toEqual([503, 'media'])
    } finally {
      await s3.start()
    }
    expect((await get(src, { accept: 'image/webp' })).statusCode).toBe(200)
    expect((await upload('small-again.png', drawn, 'image/png')).statusCode).toBe(201)
  })

  it('imports nothing while the storage is down', async () => {
    const { importFile } = await import('#server/import/import-file.ts')
    const { sampleFile, sampleMedia } = await import('#server/import/import.fixture.ts')
    const files = await sampleMedia()
    const [account] = await test.database.queries.select().from(media).limit(1)
    const parts = { ...server.services, readFile: async (name: string) => files.get(name) ?? null }
    const run = () => importFile(parts, account?.account_id ?? 0, sampleFile(), { dryRun: false })
    const before = await countMedia()
    await s3.kill()
    await expect(run().finally(() => s3.start())).rejects.toThrow('The media storage does not answer')
    expect(await countMedia()).toBe(before)
    expect(await run()).toMatchObject({ ok: true })
  })
})
