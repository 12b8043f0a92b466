import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { copyEmbedded } from './db/copy-embedded.fixture.ts'
import { DATABASES } from './db/databases.fixture.ts'
import { sampleFile, sampleMedia } from './import/import.fixture.ts'
import { drawPicture } from './media/media.fixture.ts'
import { typeOfName } from './media/name-type.ts'
import { createServerProcess } from './server-process.fixture.ts'
import { startS3Server } from './storage/s3-server.fixture.ts'

const KEY = 'a-key-of-tests-and-of-nothing-else'
const FORMATS = ['image/avif,image/webp', 'image/webp']
const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.toReversed()) await end()
  endings.length = 0
})

it('a start with a refusing bucket ends with one sentence', async () => {
  const s3 = await startS3Server()
  endings.push(() => s3.remove())
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  endings.push(() => rm(dataDir, { recursive: true }))
  copyEmbedded(dataDir)
  let errors = ''
  const onError = (text: string) => {
    errors += text
  }
  const settings = { ...s3.environment(), DATA_DIR: dataDir, MEDIA_STORE: 's3://nowhere' }
  await expect(createServerProcess(settings, { onError }).start()).rejects.toThrow('the server exited with 1')
  expect(errors).toBe('The bucket "nowhere" does not exist. Create it, or correct MEDIA_STORE.\n')
}, 240_000)

it('two processes with two empty folders, one PostgreSQL and one bucket serve the same catalogue', async () => {
  const test = await DATABASES[1].start()
  endings.push(() => test.stop())
  const s3 = await startS3Server()
  endings.push(() => s3.remove())
  const open = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
    endings.push(() => rm(folder, { recursive: true }))
    const dataDir = path.join(folder, 'data')
    const server = createServerProcess({
      DATABASE_URL: test.url ?? '',
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://127.0.0.1',
      SECRET_KEY: 'a-secret-of-this-test-and-no-other',
      MANAGE_KEY: KEY,
      ...s3.environment('media'),
    })
    endings.push(() => server.kill())
    await server.start()
    const call = (place: string, init?: RequestInit) => fetch(`${server.origin()}${place}`, init)
    const post = async (place: string, body: Uint8Array<ArrayBuffer> | object, type = 'application/json') => {
      const headers = { authorization: `Bearer ${KEY}`, 'content-type': type }
      const sent = body instanceof Uint8Array ? body : JSON.stringify(body)
      const answer = await call(`/api/v1/manage/${place}`, { method: 'POST', headers, body: sent })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${place}: ${text}`)
      return JSON.parse(text).data
    }
    const read = async (place: string) => (await call(`/api/v1/public/${place}first_token=harbour`)).text()
    const bytesOf = async (place: string, headers: Record<string, string>) => {
      const answer = await call(place, { headers })
      return [
        answer.status,
        answer.headers.get('content-type'),
        Buffer.from(await answer.arrayBuffer()).toString('hex'),
      ]
    }
    return { dataDir, server, call, post, read, bytesOf }
  }
  const one = await open()
  const two = await open()

  // Uploaded through one, imported through the other.
  const files = await sampleMedia()
  files.set('cover.png', await drawPicture(1200, 600).png().toBuffer())
  for (const [name, bytes] of files) {
    await one.post(`media?name=${encodeURIComponent(name)}`, new Uint8Array(bytes), typeOfName(name) ?? '')
  }
  const { project_id } = await two.post('imports', sampleFile())
  const contacts = { company: null, phones: [], email: null, profile_type: null, photo_id: null, logo_id: null }
  await two.post('catalogues', {
    type: 'InteractiveCatalogue',
    project_id,
    token: 'harbour',
    name: { en: 'Harbour' },
    sales: { email: 'sales@example.com', lang: 'en' },
    contacts: { name: 'Sales', ...contacts },
  })

  const answersOf = (place: typeof one) =>
    Promise.all(['token?', `projects/${project_id}?`, `projects/${project_id}/chess?`].map((each) => place.read(each)))
  const answers = await answersOf(two)
  await expect.poll(() => answersOf(one), { timeout: 60_000 }).toEqual(answers)
  const places = new Set(answers.join('').match(/\/media\/[0-9a-f]{32}\/[\w.]+/g))
  expect([...places].some((place) => place.endsWith('.mp4'))).toBe(true)
  expect(places.size).toBeGreaterThan(5)
  for (const place of places) {
    for (const accept of FORMATS) {
      const sent = await one.bytesOf(place, { accept })
      expect([place, sent[0]]).toEqual([place, 200])
      expect([place, await two.bytesOf(place, { accept })]).toEqual([place, sent])
    }
  }
  const film = [...places].find((place) => place.endsWith('.mp4')) ?? ''
  const range = await two.bytesOf(film, { range: 'bytes=10-19' })
  expect(range).toEqual([206, 'video/mp4', files.get('film.mp4')?.subarray(10, 20).toString('hex')])
  // The machine that did not receive the pictures can also process them.
  const unit = /"instances":\[{"id":(\d+)/.exec(answers.join(''))?.[1]
  for (const made of ['previews/project.jpg', `documents/instances/${unit}.pdf`]) {
    expect((await two.call(`/api/v1/public/${made}?first_token=harbour`)).status).toBe(200)
  }
  for (const { dataDir } of [one, two]) expect(await readdir(dataDir)).not.toContain('media')

  // Either machine can go down.
  await one.server.kill()
  expect((await two.call('/readyz')).status).toBe(200)
  expect((await two.call([...places][0] ?? '')).status).toBe(200)
}, 240_000)
