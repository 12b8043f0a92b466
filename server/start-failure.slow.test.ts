import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyEmbedded } from './db/copy-embedded.fixture.ts'

interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  /** The output so far. */
  readonly out: () => string
  readonly err: () => string
}

const ADDRESS = /Vitrine is at http:\/\/127\.0\.0\.1:(\d+)/
const PATIENCE = { timeout: 100_000 }
const running = new Set<ChildProcess>()
let first: string
let second: string
beforeEach(async () => {
  ;[first, second] = await Promise.all([makeFolder(), makeFolder()])
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await Promise.all([first, second].map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })))
})

it('a failed start explains why in one line, and a process stops if its folder is taken over', async () => {
  const server = start(first, '0', { LOG_FORMAT: 'json' })
  await expect.poll(server.out, PATIENCE).toMatch(ADDRESS)
  const port = ADDRESS.exec(server.out())?.[1] ?? ''

  const sameFolder = start(first, '0')
  expect(await sameFolder.ended).toBe(1)
  expect(sameFolder.err()).toBe(
    `The data folder ${first} is in use by process ${server.child.pid}. Stop that process, or set DATA_DIR or DATABASE_URL.\n`,
  )

  const samePort = start(second, port)
  expect(await samePort.ended).toBe(1)
  expect(samePort.err()).toBe(`Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT.\n`)
  expect(await readdir(second)).not.toContain('lock.json')

  await rm(path.join(second, 'postgres/PG_VERSION'))
  const damaged = start(second, '0')
  expect(await damaged.ended).toBe(1)
  expect(damaged.err()).toMatch(/^The database in \S+ is incomplete: postgres\/PG_VERSION is missing\. [^\n]+\n$/)

  const lock = path.join(first, 'lock.json')
  const owner = JSON.parse(await readFile(lock, 'utf8'))
  await writeFile(lock, JSON.stringify({ ...owner, id: 'another', host: 'other-container' }))
  await server.ended
  expect(server.err()).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(server.err())).toMatchObject({
    level: 60,
    msg: `The data folder ${first} was taken over by another process, so this one stops.`,
  })
}, 240_000)

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  copyEmbedded(folder)
  return folder
}

function start(dataDir: string, port: string, settings: Readonly<Record<string, string>> = {}): Started {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, DEMO: '0', LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, out: () => out, err: () => err }
}
