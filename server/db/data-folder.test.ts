import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { beginRestoring, prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { copyEmbedded, DATABASES } from './databases.fixture.ts'
import { DataFolderError } from './folder-error.ts'
import { migrate } from './migrate.ts'

describe('a data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(path.dirname(inject('embeddedTemplate')), 'vitrine-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    ['without PG_VERSION', () => rm(inFolder('postgres/PG_VERSION')), 'PG_VERSION is missing'],
    ['without its control file', () => rm(inFolder('postgres/global/pg_control')), 'pg_control is missing'],
    ['without its log', () => rm(inFolder('postgres/pg_wal'), { recursive: true }), 'pg_wal is missing'],
    ['whose database is gone', () => rm(inFolder('postgres'), { recursive: true }), 'postgres/ is empty'],
    ['of another PostgreSQL', () => writeFile(inFolder('postgres/PG_VERSION'), '16\n'), 'is of PostgreSQL 16'],
    ['of a PostgreSQL server', () => writeFile(inFolder('postgres/postmaster.opts'), ''), 'a PostgreSQL server'],
    ['whose control file is damaged', () => writeFile(inFolder('postgres/global/pg_control'), 'x'), 'does not open ('],
  ])('%s is refused in one sentence, and left as it is', async (_, damage, reason) => {
    copyEmbedded(folder)
    await damage()
    const before = (await readdir(folder, { recursive: true })).filter(isData).sort()
    const error = await open().catch((thrown) => thrown)
    expect(error).toBeInstanceOf(DataFolderError)
    expect(error.message).toContain(reason)
    expect(error.message).toMatch(/^[^\n]{20,400}\.$/)
    expect((await readdir(folder, { recursive: true })).filter(isData).sort()).toEqual(before)
  })

  it('with files of somebody else is refused', async () => {
    await writeFile(inFolder('thesis.odt'), '')
    await expect(open()).rejects.toThrow(`holds files that are not Vitrine's (thesis.odt). Set DATA_DIR`)
    expect(await readdir(folder)).toEqual(['thesis.odt'])
  })

  it('that is the home of a user is empty but for entries with a dot, which stay', async () => {
    await mkdir(inFolder('.npm/_logs'), { recursive: true })
    await writeFile(inFolder('.profile'), 'umask 077')
    await prepareDataFolder(folder)
    await (await beginRestoring(folder))()
    expect((await readdir(folder)).sort()).toEqual(['.npm', '.profile'])
    expect(await readFile(inFolder('.profile'), 'utf8')).toBe('umask 077')
    copyEmbedded(folder)
    await expect(beginRestoring(folder)).rejects.toThrow('is not empty: it holds postgres, vitrine.json. Set DATA_DIR')
  })

  it('names some of what it holds when it is to be restored into', async () => {
    for (const name of ['e', 'd', 'c', 'b', 'a']) await writeFile(inFolder(name), '')
    await expect(beginRestoring(folder)).rejects.toThrow('is not empty: it holds a, b, c, 2 more. Set DATA_DIR')
    expect(await readdir(folder)).not.toContain('restoring')
  })

  it('whose creation was interrupted is created anew, and it is said where', async () => {
    await mkdir(inFolder('postgres'))
    await writeFile(inFolder('postgres/base'), 'half of it')
    await writeFile(inFolder('creating'), '')
    await writeFile(inFolder('vitrine.json'), '{}')
    const said: string[] = []
    const say = (line: string) => said.push(line)
    await (await openDatabase(null, folder, { isDurable: false, say })).close()
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'vitrine.json'])
    expect(said).toEqual([
      `There is no database in ${folder}: a new one is created. If you have one already, set DATA_DIR to its folder.`,
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

/** Not what PostgreSQL makes anew at each start. */
function isData(name: string): boolean {
  return !/postmaster\.pid|pg_internal\.init|pgstat|pg_logical|pg_stat/.test(name)
}

describe.each(DATABASES)('a database of a newer version on $name', ({ start }) => {
  it('is refused with the name of what it does not know', async () => {
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
