import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { findKey, listKeys } from '#server/account/key-store.ts'
import { copyEmbedded } from '#server/db/copy-embedded.fixture.ts'
import { openCommandServer } from '#server/operator/command-server.ts'
import { openServices, type Services } from '#server/services/services.ts'
import { findOwnerLink } from '#server/sign-in/owner-links.ts'
import { runVitrine } from './run-vitrine.ts'

let dataDir = ''
let out: MockInstance
let err: MockInstance
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  copyEmbedded(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
beforeEach(() => {
  out = vi.spyOn(console, 'log').mockImplementation(() => {})
  err = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** The output since the test began. */
const printed = (to: MockInstance) => to.mock.calls.flat().join('\n')
const run = (...words: readonly string[]) => runVitrine(words, { DATA_DIR: dataDir })
/** Runs a command and returns its output. */
async function output(...words: readonly string[]): Promise<string> {
  out.mockClear()
  err.mockClear()
  expect([await run(...words), printed(err)]).toEqual([0, ''])
  return printed(out)
}

describe('a wrong command line', () => {
  it.each([
    ['unknown'],
    ['key'],
    ['key', 'make'],
    ['key', 'create', 'a', 'b'],
    ['key', 'create', '--rôle', 'x'],
    ['key', 'create', '--role', 'admin'],
    ['key', 'create', '--role'],
    ['key', 'create', '--expires', 'soon'],
    ['key', 'create', ' '],
    ['key', 'revoke'],
    ['key', 'revoke', 'mine'],
    ['account'],
    ['account', 'create'],
    ['account', 'delete', 'x'],
    ['owner-link', 'x'],
    ['import'],
    ['import', 'a.json', 'b.json'],
    ['import', '--now', 'a.json'],
    ['demo', '--units', 'many'],
    ['demo', 'reload'],
    ['demo', 'remove', '--units', '3'],
    ['start', 'now'],
  ])('is answered in one sentence: %s %s %s', async (...words) => {
    expect(await run(...words)).toBe(2)
    expect(printed(out)).toBe('')
    expect(printed(err)).toMatch(/^[^\n]+\. See `vitrine ([\w-]+ )?--help`\.$/)
  })

  it('names a wrong setting', async () => {
    expect(await runVitrine(['key', 'list'], { PORT: 'x' })).toBe(2)
    expect(printed(err)).toMatch(/^Setting PORT is wrong/)
  })

  it.each([
    [],
    ['help'],
    ['--help'],
    ...['import', 'key', 'account', 'owner-link', 'backup', 'restore', 'person', 'history', 'demo', 'start'].map(
      (name) => [name, '--help'],
    ),
    ['account', 'create', '-h'],
  ])('does not hinder help: %s %s', async (...words) => {
    expect(await runVitrine(words, { PORT: 'x' })).toBe(0)
    expect(printed(out)).toContain('vitrine ')
  })
})

describe('beside a running server', () => {
  let services: Services
  let closeCommands: () => Promise<void>
  beforeAll(async () => {
    services = await openServices({ databaseUrl: null, dataDir })
    closeCommands = await openCommandServer(services, dataDir, { url: 'http://homes.example' })
  })
  afterAll(async () => {
    await closeCommands()
    await services.database.close()
  })

  it('creates, lists and revokes keys and accounts', async () => {
    const created = await output('account', 'create', 'Coast Homes')
    expect(created).toContain('Created account 1, "Coast Homes"')
    expect(created).toContain('http://homes.example/studio/first-start#token=')
    const key = await output('key', 'create', 'CRM', '--role', 'sales', '--source', 'crm', '--expires', '2099-01-31')
    const stored = await findKey(services.database.queries, key, new Date())
    expect(stored).toMatchObject({ account_id: 1, role: 'sales', source: 'crm', projects: null })
    expect(await output('key', 'list')).toMatch(
      new RegExp(
        `^ID .*\\n${stored?.id} +Coast Homes +CRM +sales +crm +all +${key.slice(-4)} +[-\\d]{10} +2099-01-31 +- +-$`,
      ),
    )
    expect(await output('key', 'revoke', String(stored?.id))).toContain('is revoked')
    expect(await findKey(services.database.queries, key, new Date())).toBeNull()
    expect(await run('key', 'revoke', '4711')).toBe(2)
    expect(await run('key', 'create', 'Fax', '--source', 'fax')).toBe(2)
  })

  it('prints a link that makes an owner of an account', async () => {
    const { queries } = services.database
    const link = await output('owner-link')
    expect(link).toMatch(/^http:\/\/homes\.example\/studio\/first-start#token=[\w-]{43}$/)
    expect(await findOwnerLink(queries, link.split('#token=')[1] ?? '', new Date())).toBe('Coast Homes')
    expect(await run('owner-link', '--account', 'Nobody')).toBe(2)
    expect(await output('history')).toContain('owner_link')
  })

  it('distinguishes several accounts', async () => {
    await output('account', 'create', 'Hill Homes')
    expect(await output('account', 'list')).toMatch(/1 +Coast Homes .*\n2 +Hill Homes /)
    expect(await run('account', 'create', 'Hill Homes')).toBe(2)
    expect(await run('key', 'create')).toBe(2)
    expect(await run('owner-link')).toBe(2)
    expect(await run('owner-link', '--account', 'Hill Homes')).toBe(0)
    expect(await run('key', 'create', '--account', 'Nobody')).toBe(2)
    await output('key', 'create', 'hill', '--account', 'Hill Homes')
    await output('key', 'create', 'coast', '--account', '1')
    const names = async (id: number) => (await listKeys(services.database.queries, id)).map(({ name }) => name)
    expect([await names(1), await names(2)]).toEqual([['CRM', 'coast'], ['hill']])
    expect(await output('key', 'list', '--account', '2')).not.toContain('Coast')
  })

  it('imports a file with the media beside it, and prints its steps', async () => {
    const folder = path.join(dataDir, 'import')
    await cp('docs/import-example', folder, { recursive: true })
    const file = path.join(folder, 'project.json')
    const told = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    expect(await run('import', file, '--account', '1')).toBe(0)
    expect(printed(err)).toBe('')
    expect(printed(out)).toMatch(
      /^Done: \d+ created, 0 updated, 0 restored, 0 archived, 0 removed\.\nOpen http:\/\/homes\.example\/en\/lakeside$/,
    )
    expect(printed(told)).toMatch(/reading …\n(.*\n)*checking …\n(.*\n)*publishing …\n/)
    const nothing = '0 created, 0 updated, 0 restored, 0 archived, 0 removed.'
    const page = 'http://homes.example/en/lakeside'
    expect(await output('import', file, '--account', '1', '--dry-run', '--keep-statuses')).toBe(
      `Would be: ${nothing}\nThe catalogue is at ${page}`,
    )
    const other = path.join(folder, 'other.json')
    await writeFile(other, readFileSync(file, 'utf8').replace('lakeside.example/privacy', 'lakeside.example/policy'))
    expect(await output('import', other, '--account', '1', '--dry-run')).toBe(
      `Would be: ${nothing}\nThe catalogue would change: privacy.\nThe catalogue is at ${page}`,
    )
    expect(await output('import', other, '--account', '1')).toBe(
      `Done: ${nothing}\nThe catalogue changed: privacy.\nOpen ${page}`,
    )
    const { id } = JSON.parse(readFileSync(file, 'utf8')).project
    const key = await output('key', 'create', 'narrow', '--account', '1', '--project', id)
    expect((await findKey(services.database.queries, key, new Date()))?.projects).toHaveLength(1)
    expect(await run('key', 'create', '--account', '2', '--project', id)).toBe(2)
    await writeFile(path.join(folder, 'broken.json'), '{')
    const refused = async (name: string) => {
      err.mockClear()
      return [await run('import', path.join(folder, name), '--account', '1'), printed(err).replaceAll(folder, '')]
    }
    const ends = 'line 1, column 2: The file ends too early: } is missing. It may have been cut off'
    expect(await refused('broken.json')).toEqual([1, `${ends}\n1 fault: nothing was imported.`])
    const help = 'See `vitrine import --help`.'
    expect(await refused('missing.json')).toEqual([2, `There is no file /missing.json. ${help}`])
    expect(await refused('plans')).toEqual([2, `/plans is a folder: name the JSON file in it. ${help}`])
  })

  it('loads a generated project, and the demo only into an empty database', async () => {
    expect(await output('demo', '--units', '3')).toBe('The project is at /generated-3')
    expect(services.directory.resolve('generated-3')).not.toBeNull()
    expect(await run('demo')).toBe(1)
    expect(printed(err)).toContain('The database is not empty')
    err.mockClear()
    expect(await run('demo', 'remove')).toBe(2)
    expect(printed(err)).toContain('There is no demo in this database')
  })

  it('refuses calls without the secret, which only the owner of the folder can read', async () => {
    const file = path.join(dataDir, 'server.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { address, secret } = JSON.parse(readFileSync(file, 'utf8'))
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const status = (url: string, method: string, authorization?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = authorization === undefined ? {} : { authorization }
        request(`${address}${url}`, { method, headers }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end('{}')
      })
    expect(await status('/keyList', 'POST')).toBe(401)
    expect(await status('/keyList', 'POST', 'Bearer wrong')).toBe(401)
    expect(await status('/toString', 'POST', `Bearer ${secret}`)).toBe(404)
    expect(await status('/keyList', 'GET', `Bearer ${secret}`)).toBe(404)
    expect(await status('/keyList', 'POST', `Bearer ${secret}`)).toBe(200)
  })
})

describe('without a server', () => {
  it('commands open the database themselves, even if a killed server left its file', async () => {
    expect(() => statSync(path.join(dataDir, 'server.json'))).toThrow()
    await writeFile(path.join(dataDir, 'server.json'), JSON.stringify({ address: 'http://127.0.0.1:1', secret: 'x' }))
    expect(await output('account', 'list')).toContain('Hill Homes')
  })

  it('the command runs in its own process', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/vitrine.ts', 'key', 'list'], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Coast Homes')
  })
})
