import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { copyEmbedded } from './copy-embedded.fixture.ts'
import { beginRestoring, prepareDataFolder } from './data-folder.ts'
import { DATABASES } from './databases.fixture.ts'
import { DataFolderError } from './folder-error.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

describe('a data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(path.dirname(inject('embeddedTemplate')), 'vitrine-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    ['without PG_VERSION', () => rm(inFolder('postgres/PG_VERSION')), 'PG_VERSION is missing'],
    ['without its control file', () => rm(inFolder('postgres/global/pg_control')), 'pg_control is missing'],
    ['without its write-ahead log', () => rm(inFolder('postgres/pg_wal'), { recursive: true }), 'pg_wal is missing'],
    ['whose database was deleted', () => rm(inFolder('postgres'), { recursive: true }), 'postgres/ is empty'],
    ['of another PostgreSQL', () => writeFile(inFolder('postgres/PG_VERSION'), '16\n'), 'is for PostgreSQL 16'],
    ['of a PostgreSQL server', () => writeFile(inFolder('postgres/postmaster.opts'), ''), 'a PostgreSQL server'],
    ['with a damaged control file', () => writeFile(inFolder('postgres/global/pg_control'), 'x'), 'cannot be opened ('],
  ])('%s is refused with a one-line error and left unchanged', async (_, damage, reason) => {
    copyEmbedded(folder)
    await damage()
    const before = (await readdir(folder, { recursive: true })).filter(isData).sort()
    const error = await open().catch((thrown) => thrown)
    expect(error).toBeInstanceOf(DataFolderError)
    expect(error.message).toContain(reason)
    expect(error.message).toMatch(/^[^\n]{20,400}\.$/)
    expect((await readdir(folder, { recursive: true })).filter(isData).sort()).toEqual(before)
  })

  it('with files of another program is refused', async () => {
    await writeFile(inFolder('thesis.odt'), '')
    await expect(open()).rejects.toThrow(`contains files that are not Vitrine's (thesis.odt). Set DATA_DIR`)
    expect(await readdir(folder)).toEqual(['thesis.odt'])
  })

  it("may be a user's home folder: dotfiles do not count and are kept", async () => {
    await mkdir(inFolder('.npm/_logs'), { recursive: true })
    await writeFile(inFolder('.profile'), 'umask 077')
    await prepareDataFolder(folder)
    await (await beginRestoring(folder))()
    expect((await readdir(folder)).sort()).toEqual(['.npm', '.profile'])
    expect(await readFile(inFolder('.profile'), 'utf8')).toBe('umask 077')
    copyEmbedded(folder)
    await expect(beginRestoring(folder)).rejects.toThrow('is not empty: it contains postgres, vitrine.json. Set')
  })

  it('that is not empty is refused for a restore, with some of its files named', async () => {
    for (const name of ['e', 'd', 'c', 'b', 'a']) await writeFile(inFolder(name), '')
    await expect(beginRestoring(folder)).rejects.toThrow('is not empty: it contains a, b, c, 2 more. Set DATA_DIR')
    expect(await readdir(folder)).not.toContain('restoring')
  })

  it('whose creation was interrupted is created again, and its path is logged', async () => {
    await mkdir(inFolder('postgres'))
    await writeFile(inFolder('postgres/base'), 'half of it')
    await writeFile(inFolder('creating'), '')
    await writeFile(inFolder('vitrine.json'), '{}')
    const said: string[] = []
    const say = (line: string) => said.push(line)
    await (await openDatabase(null, folder, { isDurable: false, say })).close()
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'vitrine.json'])
    expect(said).toEqual([
      `There is no database in ${folder}: creating a new one. If you already have one, set DATA_DIR to its folder.`,
    ])
    await (await openDatabase(null, folder, { isDurable: false, say })).close()
    expect(said).toHaveLength(1)
  })

  function inFolder(name: string): string {
    return path.join(folder, name)
  }

  function open() {
    return openDatabase(null, folder, { isDurable: false })
  }
})

/** Leaves out files that PostgreSQL creates at each start. */
function isData(name: string): boolean {
  return !/postmaster\.pid|pg_internal\.init|pgstat|pg_logical|pg_stat/.test(name)
}

describe.each(DATABASES)('a database of a newer version on $name', ({ start }) => {
  it('is refused with the name of the unknown migration', async () => {
    const test = await start()
    await test.database.onConnection((run) => run(`insert into migrations (name) values ('9999_future.sql')`))
    await expect(migrate(test.database)).rejects.toThrow(/newer Vitrine.*9999_future\.sql/)
    await test.stop()
  })
})

it('an embedded database of another program is refused', async () => {
  const [{ start }] = DATABASES
  const test = await start()
  await test.database.onConnection((run) => run('alter table migrations rename to notes'))
  await expect(migrate(test.database)).rejects.toThrow(`is not Vitrine's`)
  await test.stop()
})
