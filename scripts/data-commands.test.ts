import { readFileSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { allRows, emptyPlace, temporaryFolder } from '#server/backup/backup.fixture.ts'
import { copyEmbedded } from '#server/db/copy-embedded.fixture.ts'
import { openCommandServer } from '#server/operator/command-server.ts'
import { writeServerFile } from '#server/operator/server-file.ts'
import { openServices, type Services } from '#server/services/services.ts'
import { runVitrine } from './run-vitrine.ts'

let dataDir = ''
let services: Services
let closeCommands: () => Promise<void>
let out: MockInstance
let err: MockInstance
beforeAll(async () => {
  dataDir = await temporaryFolder()
  copyEmbedded(dataDir)
  services = await openServices({ databaseUrl: null, dataDir }, { isDurable: false })
  await services.database.onConnection((run) =>
    run(`insert into accounts (name) values ('Coast Homes');
      insert into catalogues (account_id, type, name, published, indexable, default_lang, languages, primary_color,
        primary_active_color, theme, chess, premises, interactive_enabled, info_enabled, templates, analytics,
        embeds_anywhere, contact_name, contact_phones) values (1, 'group', '{}', true, true, 'en', '{en}', '', '', '',
        '{}', '{}', true, true, '{}', '{}', true, '', '{}');
      insert into orders (catalogue_id, idempotency_key, kind, name, phone, phone_normalised, email, page, lang, utm,
        tracking, is_robot, origin) values (1, 'one', 'callback', 'Ada', '020 7946 0321', '+442079460321',
        'ada@homes.example', '/', 'en', '{}', '{}', false, ''), (1, 'two', 'callback', 'Bob', '020 7946 0322',
        '+442079460322', null, '/', 'en', '{}', '{}', false, '');
      insert into deliveries (order_id, kind, state, attempts, key) values (1, 'mail_sales', 'pending', 0, 'k')`),
  )
  closeCommands = await openCommandServer(services, dataDir)
})
afterAll(async () => {
  await closeCommands()
  await services.database.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  out = vi.spyOn(console, 'log').mockImplementation(() => {})
  err = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const printed = (to: MockInstance) => to.mock.calls.flat().join('\n')
/** Runs a command; returns its exit code and output. */
async function run(...words: readonly string[]) {
  out.mockClear()
  err.mockClear()
  const code = await runVitrine(words, { DATA_DIR: dataDir })
  return { code, out: printed(out), err: printed(err) }
}

describe('a wrong command line', () => {
  it.each([
    ['person', 'export', '--phone', '1'],
    ['backup'],
    ['backup', 'a', 'b'],
    ['restore'],
    ['media'],
    ['media', 'copy'],
    ['media', 'move'],
    ['person'],
    ['person', 'show'],
    ['person', 'export'],
    ['person', 'erase', '--yes'],
    ['person', 'erase', '--order', 'x'],
    ['person', 'export', '--mail', 'x'],
    ['person', 'export', '--mail', 'a@homes.example', '--account', 'Nobody'],
    ['history', '--limit', '0'],
  ])('is answered in one sentence: %s %s %s %s', async (...words) => {
    expect(await run(...words)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^[^\n]+\. See `vitrine \w+ --help`\.$/),
    })
  })
})

describe('beside a running server', () => {
  it('exports a person to the screen or into a private file', async () => {
    const shown = await run('person', 'export', '--mail', 'Ada@homes.example')
    expect([shown.code, JSON.parse(shown.out)]).toMatchObject([0, { orders: [{ id: 1, name: 'Ada' }] }])
    const file = path.join(dataDir, 'ada.json')
    expect(await run('person', 'export', '--phone', '+44 20 7946 0321', '--out', file)).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8')).orders).toHaveLength(1)
    const again = await run('person', 'export', '--mail', 'bob@homes.example', '--out', file)
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('already exists') })
    expect(JSON.parse(readFileSync(file, 'utf8')).orders).toHaveLength(1)
  })

  it('writes a backup and restores it elsewhere', async () => {
    const file = path.join(dataDir, 'today.backup')
    const written = await run('backup', file)
    expect([written.code, written.err]).toEqual([0, ''])
    expect(written.out).toMatch(/is verified: \d+ rows in \d+ tables, 0 files\.$/)
    expect(await run('backup', file)).toMatchObject({ code: 2, err: expect.stringContaining('already exists') })
    const place = await emptyPlace('server')
    const env = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir }
    out.mockClear()
    expect(await runVitrine(['restore', file], env)).toBe(0)
    expect(printed(out)).toMatch(
      /^Restored the backup of \S+Z: \d+ rows in \d+ tables, 0 files\.\nThe backup contains no/,
    )
    const database = await place.open()
    expect(await allRows(database)).toEqual(await allRows(services.database))
    await database.close()
    expect(await runVitrine(['restore', file], env)).toBe(2)
    // The data folder of the running server.
    expect(await run('restore', file)).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })
    await place.remove()
    await rm(file)
  })

  it('reports a backup that only the server can see', async () => {
    const folder = await temporaryFolder()
    const result = { rows: 1, tables: 1, files: 0, missing: 0 }
    const door = createServer((_, response) => response.end(`${JSON.stringify({ result })}\n`))
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
    const { port } = door.address() as AddressInfo
    await writeServerFile(folder, { address: `http://127.0.0.1:${port}`, secret: 'x', url: null, studioUrl: null })
    expect(await runVitrine(['backup', path.join(folder, 'monday.tar.zst')], { DATA_DIR: folder })).toBe(2)
    expect(printed(out)).toBe('')
    expect(printed(err)).toMatch(/monday\.tar\.zst where only it sees the file: name a folder that both see\./)
    door.close()
    await rm(folder, { recursive: true })
  })

  it('erases a person only with --yes, and records it in the history', async () => {
    const asked = await run('person', 'erase', '--phone', '020 7946 0321')
    expect([asked.code, asked.out]).toEqual([
      2,
      'Would be erased: 1 requests (1), 1 deliveries.\nNothing was erased. Add --yes to erase.',
    ])
    expect(JSON.parse((await run('person', 'export', '--mail', 'ada@homes.example')).out).orders).toHaveLength(1)
    const erased = await run('person', 'erase', '--phone', '020 7946 0321', '--yes')
    expect([erased.code, erased.out]).toEqual([
      0,
      'Erased: 1 requests, 1 deliveries, 0 leads, 0 holds, 0 jobs, 0 mails (1).',
    ])
    expect(JSON.parse((await run('person', 'export', '--mail', 'ada@homes.example')).out).orders).toEqual([])
    const rows = await allRows(services.database)
    expect(rows.orders?.join()).not.toContain('Ada')
    expect(rows.orders?.join()).toContain('Bob')
    const { out: lines } = await run('history', '--limit', '3')
    expect(lines.split('\n')).toHaveLength(4)
    expect(lines).toMatch(
      /^ID +AT +WHO .*\n\d+ .* system +personal_data +export .*\n\d+ .* system +order 1 +erased +- +true/,
    )
  })

  it('the help names every command', async () => {
    const { out: help } = await run('--help')
    const operate = await readFile('docs/operate.md', 'utf8')
    for (const command of [
      'backup <file>',
      'restore <file>',
      'media copy',
      'person export',
      'person erase',
      'history',
      'owner-link',
    ]) {
      expect(help).toContain(`vitrine ${command}`)
      expect(operate).toContain(`vitrine ${command.replace(' <file>', '')}`)
    }
  })
})
