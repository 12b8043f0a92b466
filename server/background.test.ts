import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackground } from './background.ts'
import { DATABASES } from './db/databases.fixture.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { NO_JOBS } from './jobs/no-jobs.fixture.ts'
import { openDirectory } from './link/link-directory.ts'
import { planForLater } from './publish/planned-publication.ts'
import { price, startPublish, type TestPublish } from './publish/publish.fixture.ts'
import { createSeal } from './secret/seal.ts'
import { STAFF_CHANNEL } from './staff-event/announce-staff.ts'

describe.each(DATABASES)('background work on $name', ({ start }) => {
  let test: TestPublish
  let dataDir: string
  beforeAll(async () => {
    test = await startPublish(start)
    dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-background-'))
  }, 120_000)
  afterAll(async () => {
    await test.test.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('tells people who have a draft open that a planned publication has taken its entries', async () => {
    const { deps, home } = test
    const { database, feed, files } = deps
    await test.edit([price('1', 211_000)])
    // Planned a minute ago, so it is due now.
    const now = new Date()
    const earlier = () => new Date(now.getTime() - 60_000)
    const planned = await planForLater({ ...deps, now: earlier, jobs: NO_JOBS }, test.wanted(), now)
    expect(planned).toMatchObject({ published: { state: 'planned' } })
    const heard: unknown[] = []
    await database.listen(STAFF_CHANNEL, { onMessage: (text) => heard.push(JSON.parse(text)), onGap: () => {} })
    const directory = await openDirectory(database, feed)
    const jobs = await createJobs(database, { onError: () => {} })
    const stop = await startBackground({ database, feed, files, directory }, jobs, {
      dataDir,
      smtpUrl: null,
      mailFrom: 'Vitrine <no-reply@homes.example>',
      allowPrivateTargets: false,
      retryScale: 1,
      leadWindowDays: 30,
      logFormat: 'text',
      seal: createSeal('a secret key of tests, long enough'),
    })
    try {
      const data = { project_id: home.projectId, changed: 1 }
      await expect
        .poll(() => heard)
        .toContainEqual(expect.objectContaining({ kind: 'draft', data: expect.objectContaining(data) }))
    } finally {
      await stop()
    }
    expect(await test.entries()).toEqual([])
  })
})
