import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { accounts } from '#server/db/tables/account.ts'
import { createJobs } from './create-jobs.ts'
import type { Jobs } from './jobs.ts'

const PIECES = 120

describe.each(DATABASES)('jobs on $name', ({ start }) => {
  let test: TestDatabase
  const open: Jobs[] = []
  const errors: string[] = []
  beforeAll(async () => {
    test = await start()
  })
  afterEach(() => Promise.all(open.splice(0).map((jobs) => jobs.stop())))
  afterAll(() => test.stop())

  async function startJobs(queue: string): Promise<Jobs> {
    const jobs = await createJobs(test.database, { queues: [queue], onError: ({ message }) => errors.push(message) })
    open.push(jobs)
    return jobs
  }

  /** Works on a queue and collects the data of its jobs. */
  async function collect(jobs: Jobs, queue: string): Promise<object[]> {
    const done: object[] = []
    await jobs.work(queue, async (data) => void done.push(data))
    return done
  }

  it('runs a job that was enqueued in a transaction', async () => {
    const jobs = await startJobs('one')
    const done = await collect(jobs, 'one')
    await test.database.queries.transaction((tx) => jobs.enqueue(tx, 'one', { n: 1 }))
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ n: 1 }])
  })

  it('drops the jobs of a failed transaction', async () => {
    const jobs = await startJobs('two')
    const failing = test.database.queries.transaction(async (tx) => {
      await tx.insert(accounts).values({ name: 'half' })
      await jobs.enqueue(tx, 'two', { n: 1 }, undefined, 'a')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await jobs.keysOf(test.database.queries, 'two')).toEqual(new Set())
  })

  it('runs jobs without a pause while the queue is not empty', async () => {
    const jobs = await startJobs('many')
    const done = new Set<object>()
    await test.database.queries.transaction(async (tx) => {
      for (let n = 0; n < PIECES; n += 1) await jobs.enqueue(tx, 'many', { n })
    })
    await jobs.work('many', async (data) => void done.add(data))
    // With the two-second pause of an idle queue after each job, four workers would need a minute.
    await expect.poll(() => done.size, { timeout: 50_000 }).toBe(PIECES)
  })

  it('waits until the start time', async () => {
    const jobs = await startJobs('three')
    const done = await collect(jobs, 'three')
    await jobs.enqueue(test.database.queries, 'three', { n: 'late' }, new Date(Date.now() + 3_600_000))
    await jobs.enqueue(test.database.queries, 'three', { n: 'soon' }, new Date(Date.now() + 1000))
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ n: 'soon' }])
  })

  it('keeps one waiting job for a key, with the latest start time', async () => {
    const jobs = await startJobs('four')
    await jobs.enqueue(test.database.queries, 'four', { n: 1 }, new Date(Date.now() + 3_600_000), 'a')
    expect(await jobs.keysOf(test.database.queries, 'four')).toEqual(new Set(['a']))
    await jobs.enqueue(test.database.queries, 'four', { n: 2 }, new Date(), 'a')
    const done = await collect(jobs, 'four')
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ n: 2 }])
    await expect.poll(() => jobs.keysOf(test.database.queries, 'four'), { timeout: 20_000 }).toEqual(new Set())
  })

  it('retries a failed job, and stores only the kind of the error', async () => {
    const jobs = await startJobs('five')
    let tries = 0
    await jobs.work('five', async () => {
      tries += 1
      if (tries === 1) throw new Error('with the phone +382 67 123 456')
    })
    await jobs.enqueue(test.database.queries, 'five', {})
    await expect.poll(() => tries, { timeout: 60_000 }).toBe(2)
    const kept = await test.database.onConnection((run) => run('select output, state from pgboss.job'))
    expect(JSON.stringify([kept, errors])).not.toContain('123 456')
  })

  it('finishes running jobs before it stops', async () => {
    const jobs = await startJobs('six')
    const seen: string[] = []
    await jobs.work('six', async () => {
      seen.push('begun')
      await new Promise((resolve) => setTimeout(resolve, 300))
      seen.push('done')
    })
    await jobs.enqueue(test.database.queries, 'six', {})
    await expect.poll(() => seen, { timeout: 20_000 }).toContain('begun')
    await jobs.stop()
    expect(seen).toEqual(['begun', 'done'])
  })

  it('runs the jobs of a process that died', async () => {
    const jobs = await startJobs('seven')
    await jobs.enqueue(test.database.queries, 'seven', { n: 1 })
    // The state that a process leaves if it takes the job and dies. A few seconds later the job is not given up yet.
    await test.database.queries.execute(sql`update pgboss.job set state = 'active', started_on = now(),
      heartbeat_on = now() - interval '8 seconds' where name = 'seven'`)
    await jobs.stop()
    const done = await collect(await startJobs('seven'), 'seven')
    await expect.poll(() => done, { timeout: 60_000 }).toEqual([{ n: 1 }])
  })

  it('runs jobs again that a lost connection left as active', async () => {
    const jobs = await startJobs('eight')
    const done = await collect(jobs, 'eight')
    await jobs.enqueue(test.database.queries, 'eight', { n: 1 }, new Date(Date.now() + 3_600_000))
    // The state after the database connection was lost before the job could be marked as completed or failed.
    await test.database.queries.execute(sql`update pgboss.job set state = 'active', started_on = now(),
      heartbeat_on = now() - interval '8 seconds' where name = 'eight'`)
    await expect.poll(() => done, { timeout: 60_000 }).toEqual([{ n: 1 }])
  })

  it('runs jobs that were enqueued before the clock was set back, and keeps their delays', async () => {
    const jobs = await startJobs('nine')
    const done = await collect(jobs, 'nine')
    const { queries } = test.database
    // Not due until all jobs look as if enqueued with a clock that is 30 days ahead.
    await jobs.enqueue(queries, 'nine', { n: 'at once' }, new Date(Date.now() + 3_600_000))
    await queries.execute(sql`update pgboss.job set created_on = now() + interval '30 days',
      start_after = now() + interval '30 days' where name = 'nine'`)
    await jobs.enqueue(queries, 'nine', { n: 'in an hour' }, new Date(Date.now() + 3_600_000))
    await queries.execute(sql`update pgboss.job set created_on = now() + interval '30 days',
      start_after = now() + interval '30 days 1 hour' where name = 'nine' and start_after < now() + interval '1 day'`)
    await jobs.enqueue(queries, 'nine', { n: 'moved' }, new Date(Date.now() + 30 * 86_400_000))
    const expected = [{ n: 'at once' }, { n: 'moved' }]
    await expect.poll(() => new Set(done), { timeout: 60_000 }).toEqual(new Set(expected))
    const left = sql`select 1 from pgboss.job where name = 'nine' and state < 'active'
      and start_after between now() and now() + interval '1 hour'`
    expect(await queries.execute(left)).toMatchObject({ rows: [{}] })
  })
})
