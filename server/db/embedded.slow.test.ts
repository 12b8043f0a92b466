import { chmod, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '#server/db/tables/account.ts'
import { copyEmbedded } from './copy-embedded.fixture.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { isDatabaseUnavailable } from './lost-connection.ts'

describe('the embedded database', () => {
  let folder: string
  let database: EmbeddedDatabase
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
    copyEmbedded(folder)
    await chmod(folder, 0o755)
    await chmod(path.join(folder, 'postgres/PG_VERSION'), 0o666)
    database = await openEmbedded(folder)
  })
  beforeEach(async () => void (await database.queries.delete(accounts)))
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  it('makes its files private, including those of an earlier version', async () => {
    await add('private')
    expect((await stat(folder)).mode & 0o077).toBe(0)
    for (const file of await readdir(folder, { recursive: true })) {
      const { mode } = await stat(path.join(folder, file))
      expect([file, mode & 0o077]).toEqual([file, 0])
    }
  })

  it('syncs to disk before it acknowledges a write', async () => {
    for (let number = 1; number <= 20; number += 1) {
      const before = database.engine.syncs()
      await add(`account ${number}`)
      expect(database.engine.syncs()).toBeGreaterThan(before)
    }
  })

  it('leaves the event loop free while a statement runs', async () => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 1)
    await database.queries.execute(sql`select count(*) from generate_series(1, 2000000)`)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })

  it('recovers all acknowledged writes after a crash, while reads and listeners continue', async () => {
    const received: string[] = []
    let gaps = 0
    await database.listen('talk', {
      onMessage: (payload) => received.push(payload),
      onGap: () => {
        gaps += 1
      },
    })
    await add('kept')
    const broken = database.queries.transaction(async (tx) => {
      await tx.insert(accounts).values({ name: 'half' })
      await database.engine.crash()
      await tx.insert(accounts).values({ name: 'other half' })
    })
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable)
    expect(await names()).toEqual(['kept'])
    await add('after')
    expect(await names()).toEqual(['kept', 'after'])
    await database.queries.execute(sql`select pg_notify('talk', 'after the crash')`)
    await expect.poll(() => received, { timeout: 60_000 }).toEqual(['after the crash'])
    expect(gaps).toBe(1)
  })

  it('fails a write in progress as unavailable when it crashes', async () => {
    const slow = database.queries.execute(sql`insert into accounts (name) select pg_sleep(3)::text`)
    const failed = expect(slow).rejects.toSatisfy(isDatabaseUnavailable)
    await database.engine.crash()
    await failed
    expect(await names()).toEqual([])
  })

  it('is unavailable while PostgreSQL cannot write its log, and then recovers', async () => {
    await add('kept')
    const log = path.join(folder, 'postgres/pg_wal')
    await rename(log, `${log}.away`)
    // PostgreSQL cannot create the next segment of its log and stops.
    const lost = database.queries.execute(sql`insert into accounts (name) select pg_switch_wal()::text`)
    await expect(lost).rejects.toSatisfy(isDatabaseUnavailable)
    await rename(`${log}.away`, log)
    await expect.poll(names, { timeout: 60_000 }).toEqual(['kept'])
    await add('after')
  })

  it('rolls back a transaction that was left open', async () => {
    const left = database.onConnection((run) => run(`begin; insert into accounts (name) values ('left open')`))
    await left
    expect(await names()).toEqual([])
  })

  async function add(name: string): Promise<void> {
    await database.queries.insert(accounts).values({ name })
  }

  async function names(): Promise<readonly string[]> {
    return (await database.queries.select({ name: accounts.name }).from(accounts).orderBy(accounts.id)).map(
      ({ name }) => name,
    )
  }
})
