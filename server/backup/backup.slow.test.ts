import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { orders } from '#server/db/tables/order.ts'
import { resumeDeliveries } from '#server/delivery/resume-deliveries.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { type OrderApp, startOrderApp } from '#server/order/order.fixture.ts'
import { createBucketStorage } from '#server/storage/bucket-storage.ts'
import { createFolderStorage } from '#server/storage/folder-storage.ts'
import { startS3Server } from '#server/storage/s3-server.fixture.ts'
import { allFiles, allRows, emptyPlace, temporaryFolder, writeFiles } from './backup.fixture.ts'
import { readOwnTables } from './own-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const FIRST_MEDIUM = '1'.padStart(32, '0')
const FILES = {
  [`media/${FIRST_MEDIUM}/640.webp`]: randomBytes(300_000),
  [`media/${FIRST_MEDIUM}/meta.json`]: '{}',
  [`mail/${'a'.repeat(120)}@homes.example.eml`]: 'Subject: hello\r\n',
  'mail/empty.eml': '',
  'secret.key': `${'k'.repeat(43)}\n`,
}
const NOT_NAMED = { [`media/${'f'.repeat(32)}/640.webp`]: 'x', [`media/${FIRST_MEDIUM}/unused`]: '' }
const depsOf = (app: OrderApp, dataDir: string) => ({
  database: app.test.database,
  media: createFolderStorage(path.join(dataDir, 'media')),
  dataDir,
  now: new Date(),
})
const LINES = 'a\nb\u2028c\r"d"\\\'e\t☃'

describe.each(DATABASES)('a backup of $name', ({ name, start }) => {
  let app: OrderApp
  let dataDir: string
  beforeAll(async () => {
    app = await startOrderApp(start)
    dataDir = await temporaryFolder()
    await writeFiles(dataDir, { ...FILES, ...NOT_NAMED })
    expect((await app.post({ comment: LINES })).statusCode).toBe(201)
    // Values that JSON would change: a number beyond 2^53, a JSON null, an infinite time; and the id of a deleted row.
    await app.test.database.onConnection((run) =>
      run(`update orders set seen_price = 9007199254740993, calculation = 'null', utm = '{"a": 1.10, "b": null}';
        insert into api_keys (account_id, name, hash, role, expires_at)
          values (${app.sample.account}, 'x', 'x', 'owner', 'infinity'), (${app.sample.account}, 'y', 'y', 'owner', null);
        delete from api_keys where name = 'y';
        insert into file_versions (account_id, project_id, at, who_kind, reason, file, units)
          values (${app.sample.account}, ${app.sample.projects.harbour}, now(), 'system', 'import', '\\x1f8b00ff', 1);
        insert into version_media select id, repeat('0', 32), '{}' from file_versions`),
    )
  })
  afterAll(async () => {
    await app.stop()
    await rm(dataDir, { recursive: true })
  })
  const backUp = (file: string) => writeBackup(depsOf(app, dataDir), file)
  const other = name === 'PGlite' ? 'server' : 'embedded'

  it('contains every table', async () => {
    const tables = (await readOwnTables(app.test.database.queries)).map((table) => table.name)
    expect([...tables, 'migrations'].toSorted()).toEqual(Object.keys(await allRows(app.test.database)).toSorted())
  })

  it(`restores the same data into the other kind of database (${other})`, async () => {
    const place = await emptyPlace(other)
    const file = path.join(dataDir, 'whole.backup')
    const before = await allRows(app.test.database)
    const rows = Object.entries(before).reduce(
      (sum, [table, { length }]) => sum + (table === 'migrations' ? 0 : length),
      0,
    )
    const tables = Object.keys(before).length - 1
    expect(await backUp(file)).toEqual({ tables, rows, files: 5, missing: 10 })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(dataDir)).filter((each) => each.includes('.part'))).toEqual([])
    expect(await restoreBackup(place, file, { isDurable: false })).toMatchObject({
      tables,
      rows,
      files: 5,
      has_secret_key: true,
    })

    const database = await place.open()
    expect(await allRows(database)).toEqual(before)
    const files = { ...(await allFiles(dataDir)) }
    for (const each of Object.keys(NOT_NAMED)) delete files[each]
    expect(await allFiles(place.dataDir)).toEqual(files)
    // The queue is rebuilt from our own tables.
    const jobs = await createJobs(database, { onError: () => {} })
    const pending = await app.test.database.queries.execute(sql`select 1 from deliveries where state = 'pending'`)
    expect(await resumeDeliveries(database, jobs)).toBe((pending as { rows?: unknown[] }).rows?.length)
    await jobs.stop()
    // Ids continue where they were, and the history is still append-only.
    const next = `insert into api_keys (account_id, name, hash, role) values (1, 'z', 'z', 'owner') returning id`
    const idOn = async (on: typeof database) => (await on.onConnection((run) => run(next)))[0]?.id
    expect(await idOn(database)).toBe(await idOn(app.test.database))
    await app.test.database.onConnection((run) => run(`delete from api_keys where name = 'z'`))
    await expect(database.onConnection((run) => run('truncate history'))).rejects.toThrow('append-only')
    await expect(
      database.onConnection((run) => run('insert into frames values (default, 4711, 1, 4711)')),
    ).rejects.toThrow('foreign key')
    await database.close()

    const refused = await restoreBackup(place, file).catch(({ message }) => ({ reason: message }))
    expect(refused).toMatchObject({ reason: expect.stringMatching(/^The (?:data folder|database) \S*.*is not empty/) })
    await place.remove()
  })

  it('contains every order acknowledged before it began, complete, while new orders arrive', async () => {
    // Creating an embedded database takes longer than the rest of the test.
    const place = await emptyPlace('server')
    const acknowledged: number[] = []
    let isDone = false
    const visitors = Array.from({ length: 3 }, async () => {
      while (!isDone) acknowledged.push((await app.post()).json().data.id)
    })
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
    const first = [...acknowledged]
    const file = path.join(dataDir, 'busy.backup')
    expect(await backUp(file)).toMatchObject({ files: 5 })
    isDone = true
    await Promise.all(visitors)
    await restoreBackup(place, file, { isDurable: false })

    const database = await place.open()
    const ids = (await database.queries.select({ id: orders.id }).from(orders)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(first))
    const [now, then] = [await allRows(app.test.database), await allRows(database)]
    // No row changes in this test, so every row of the backup must still exist.
    for (const [table, rows] of Object.entries(then)) {
      const present = new Set(now[table])
      expect([table, rows.filter((row) => !present.has(row))]).toEqual([table, []])
    }
    const lacking = sql`select 1 from orders where id not in (select order_id from deliveries) or id not in (select order_id from consents)`
    expect((await database.queries.execute(lacking)) as object).toMatchObject({ rows: [] })
    await database.close()
    await place.remove()
  })
})

describe('a backup', () => {
  let app: OrderApp
  let dataDir: string
  let file: string
  beforeAll(async () => {
    app = await startOrderApp(DATABASES[1].start)
    dataDir = await temporaryFolder()
    file = path.join(dataDir, 'whole.backup')
    await writeFiles(dataDir, FILES)
    await writeBackup(depsOf(app, dataDir), file)
  })
  afterAll(async () => {
    await app.stop()
    await rm(dataDir, { recursive: true })
  })

  it('is refused before anything is written if it is damaged anywhere or cut off', async () => {
    const bytes = await readFile(file)
    const damaged = path.join(dataDir, 'damaged.backup')
    const place = { databaseUrl: null, dataDir: path.join(dataDir, 'empty') }
    const refuses = async (content: Buffer, what: string) => {
      await writeFile(damaged, content)
      const outcome = await restoreBackup(place, damaged)
      expect([what, outcome]).toEqual([
        what,
        { refused: 'bad_request', reason: expect.stringMatching(/^[^\n]{20,400}$/) },
      ])
    }
    for (let part = 0; part < 25; part += 1) {
      const at = Math.floor(((part + 0.5) / 25) * bytes.length)
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      await refuses(flipped, `byte ${at}`)
    }
    for (const length of [0, 3, 1000, bytes.length >> 1, bytes.length - 50])
      await refuses(bytes.subarray(0, length), `cut at ${length}`)
    await refuses(Buffer.from('not a backup'), 'another file')
    expect(await readdir(dataDir)).not.toContain('empty')
  })

  it('moves media from a folder into a bucket and back into a folder', async () => {
    const s3 = await startS3Server()
    const mediaStore = s3.settings('homes/')
    const moved = await emptyPlace('server')
    expect(await restoreBackup({ ...moved, mediaStore }, file)).toMatchObject({ files: 5 })
    const {
      [`media/${FIRST_MEDIUM}/640.webp`]: picture,
      [`media/${FIRST_MEDIUM}/meta.json`]: meta,
      ...rest
    } = await allFiles(dataDir)
    expect(await allFiles(moved.dataDir)).toEqual(rest)

    const database = await moved.open()
    const media = createBucketStorage(mediaStore, moved.dataDir)
    expect(await media.keep(FIRST_MEDIUM)).toBe(true)
    const back = path.join(dataDir, 'bucket.backup')
    const deps = { database, media, dataDir: moved.dataDir, now: new Date() }
    expect(await writeBackup(deps, back)).toMatchObject({ files: 5, missing: 9 })
    await database.close()
    const place = await emptyPlace('server')
    await restoreBackup(place, back)
    expect(await allFiles(place.dataDir)).toEqual({
      ...rest,
      [`media/${FIRST_MEDIUM}/640.webp`]: picture,
      [`media/${FIRST_MEDIUM}/meta.json`]: meta,
    })

    // A bucket that is down stops a backup and a restore before anything is written.
    await s3.kill()
    const empty = await emptyPlace('server')
    await expect(restoreBackup({ ...empty, mediaStore }, file)).rejects.toThrow('The media storage does not answer')
    expect(await restoreBackup(empty, file)).toMatchObject({ files: 5 })
    const failing = { ...depsOf(app, dataDir), media: createBucketStorage(mediaStore, dataDir) }
    const never = path.join(dataDir, 'never.backup')
    await expect(writeBackup(failing, never)).rejects.toThrow('The media storage does not answer')
    expect((await readdir(dataDir)).filter((name) => name.startsWith('never'))).toEqual([])
    await s3.remove()
    for (const each of [moved, place, empty]) await each.remove()
  })

  it('replaces no existing file and leaves no file behind when it fails', async () => {
    const deps = depsOf(app, dataDir)
    expect(await writeBackup(deps, file)).toMatchObject({ reason: `${file} already exists: choose another name` })
    const nowhere = path.join(dataDir, 'no-folder', 'x.backup')
    expect(await writeBackup(deps, nowhere)).toMatchObject({
      reason: expect.stringContaining(`${nowhere} can't be written (ENOENT): there is no folder`),
    })
  })

  // Linux lets nobody create a file in this folder, not even root.
  it.skipIf(!existsSync('/sys/kernel'))('names the missing write permission', async () => {
    expect(await writeBackup(depsOf(app, dataDir), '/sys/kernel/x.backup')).toMatchObject({
      reason: expect.stringMatching(
        /^\/sys\/kernel\/x\.backup can't be written \(E\w+\)\. Where a server runs, .+ to \/sys\/kernel, .+ ReadWritePaths=/,
      ),
    })
  })

  it('leaves a folder that is refused, or an empty database, if its restore is interrupted', async () => {
    const folder = await temporaryFolder()
    await writeFile(path.join(folder, 'restoring'), '')
    const interrupted = /^A restore into the data folder \S+ was interrupted\. Empty the folder and restore again\.$/
    await expect(openDatabase(null, folder)).rejects.toThrow(interrupted)
    await expect(restoreBackup({ databaseUrl: null, dataDir: folder }, file)).rejects.toThrow(interrupted)
    await rm(folder, { recursive: true })

    const place = await emptyPlace('server')
    // A file in place of the media folder makes the restore fail after its rows are loaded.
    await writeFile(path.join(place.dataDir, 'media'), '')
    await expect(restoreBackup(place, file)).rejects.toThrow()
    await rm(path.join(place.dataDir, 'media'))
    expect(await restoreBackup(place, file)).toMatchObject({ files: 5 })
    await place.remove()
  })
})
