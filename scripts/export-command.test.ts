import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { temporaryFolder } from '#server/backup/backup.fixture.ts'
import { copyEmbedded } from '#server/db/copy-embedded.fixture.ts'
import { openCommandServer } from '#server/operator/command-server.ts'
import { openServices, type Services } from '#server/services/services.ts'
import { runVitrine } from './run-vitrine.ts'

const EXAMPLE = path.resolve(import.meta.dirname, '../docs/import-example/project.json')

describe('vitrine export beside a running server', () => {
  let dataDir = ''
  let services: Services
  let closeCommands: () => Promise<void>
  let out: MockInstance
  let err: MockInstance
  let written = ''
  beforeAll(async () => {
    dataDir = await temporaryFolder()
    copyEmbedded(dataDir)
    services = await openServices({ databaseUrl: null, dataDir }, { isDurable: false })
    closeCommands = await openCommandServer(services, dataDir)
  })
  afterAll(async () => {
    await closeCommands()
    await services.database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  beforeEach(() => {
    written = ''
    out = vi.spyOn(console, 'log').mockImplementation(() => {})
    err = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  })
  afterEach(() => vi.restoreAllMocks())

  const printed = (to: MockInstance) => to.mock.calls.flat().join('\n')
  async function run(...words: readonly string[]) {
    out.mockClear()
    err.mockClear()
    const code = await runVitrine(words, { DATA_DIR: dataDir })
    return { code, out: printed(out), err: printed(err) }
  }
  /** Runs a command and collects what it writes to standard output. */
  async function output(...words: readonly string[]) {
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk, second, third) => {
      written += String(chunk)
      const done = typeof second === 'function' ? second : third
      done?.()
      return true
    })
    const outcome = await run(...words)
    write.mockRestore()
    return { ...outcome, written }
  }

  it('writes a project with its media into a folder, and importing that changes nothing', async () => {
    expect(await run('import', EXAMPLE)).toMatchObject({ code: 0, out: expect.stringContaining('17 created') })
    const file = path.join(dataDir, 'exported/lakeside.json')
    const done = await run('export', 'lakeside', file, '--media')
    expect(done).toMatchObject({ code: 0, err: '' })
    expect(done.out).toMatch(/^Wrote \d+ units and \d+ media to .*lakeside\.json\.$/)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ vitrine: 1, project: { id: 'lakeside' } })
    const nothing = '0 created, 0 updated, 0 restored, 0 archived, 0 removed'
    expect(await run('import', file)).toMatchObject({ code: 0, out: expect.stringContaining(nothing) })
  })

  it('prints a project if no file is given', async () => {
    const { code, written: text } = await output('export', 'lakeside')
    expect(code).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ vitrine: 1, project: { id: 'lakeside' } })
  })

  it('reports faults in one sentence and replaces no file', async () => {
    const file = path.join(dataDir, 'once.json')
    expect(await run('export', 'lakeside', file)).toMatchObject({ code: 0 })
    for (const [words, reason] of [
      [['lakeside', file], 'already exists'],
      [['nowhere', `${file}.2`], 'There is no project "nowhere"'],
      [['lakeside', `${file}.2`, '--account', 'Nobody'], 'There is no account "Nobody"'],
      [['lakeside', '--media'], '--media needs a file'],
      [[], 'Name the project to export'],
    ] as const) {
      const outcome = await run('export', ...words)
      expect(outcome).toMatchObject({ code: 2, out: '', err: expect.stringContaining(reason) })
    }
    expect(existsSync(`${file}.2`)).toBe(false)
    const lost = await run('export', 'lakeside', path.join(dataDir, 'no/such/folder.json'))
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining("can't be written")])
  })
})
