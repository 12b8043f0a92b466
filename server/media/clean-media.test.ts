import { readdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholeAccount } from '#server/account/reach.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { drawPicture, openTestMedia, stored } from './media.fixture.ts'
import { createMediaFiles } from './media-files.ts'
import { readUsedHashes, storeMedium } from './media-store.ts'

const DAY_MS = 86_400_000

describe.each(DATABASES)('the clean-up of files on $name', ({ start }) => {
  let test: TestDatabase
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
  })
  afterAll(() => test.stop())

  /** A folder with one picture that has a row and one that no longer has. */
  async function openFolder() {
    const { queries } = test.database
    const { dir, files } = await openTestMedia()
    const add = async (side: number) => {
      const bytes = await drawPicture(side, side).png().toBuffer()
      return { bytes, file: stored(await files.add(bytes, 'image/png')) }
    }
    const named = await add(20)
    const loose = await add(21)
    await storeMedium(queries, wholeAccount(sample.account), 'named.png', named.file)
    const clean = () => files.clean({ readUsed: () => readUsedHashes(queries), now: new Date() })
    const hashes = async () => (await readdir(dir)).filter((name) => name.length === 32).sort()
    /** Pretends that the file has been unused for some days. */
    const age = (hash: string, days: number) => {
      const then = new Date(Date.now() - days * DAY_MS)
      return utimes(path.join(dir, hash, 'unused'), then, then)
    }
    return { dir, files, named, loose, clean, hashes, age }
  }

  it('removes files that have had no row for a week, and nothing else', async () => {
    const { named, loose, clean, hashes, age } = await openFolder()
    expect(await clean()).toEqual([])
    await age(loose.file.hash, 6)
    expect(await clean()).toEqual([])
    expect(await hashes()).toEqual([named.file.hash, loose.file.hash].sort())
    await age(loose.file.hash, 8)
    expect(await clean()).toEqual([loose.file.hash])
    expect(await hashes()).toEqual([named.file.hash])
  })

  it('keeps files that are uploaded or used again for another week', async () => {
    const { dir, files, loose, clean, hashes, age } = await openFolder()
    await clean()
    await age(loose.file.hash, 8)
    expect(await files.add(loose.bytes, 'image/png')).toEqual(loose.file)
    expect(await clean()).toEqual([])
    expect(await hashes()).toContain(loose.file.hash)
    await storeMedium(test.database.queries, wholeAccount(sample.account), 'again.png', loose.file)
    await age(loose.file.hash, 8)
    expect(await clean()).toEqual([])
    await expect(stat(path.join(dir, loose.file.hash, 'unused'))).rejects.toThrow('ENOENT')
    await test.database.queries.delete(media).where(eq(media.name, 'again.png'))
  })

  it('leaves a folder alone if the database knows none of its files', async () => {
    const { files, loose, age, hashes } = await openFolder()
    const cleanAsStranger = () => files.clean({ readUsed: async () => new Set(['0'.repeat(32)]), now: new Date() })
    await files.clean({ readUsed: () => readUsedHashes(test.database.queries), now: new Date() })
    await age(loose.file.hash, 30)
    expect(await cleanAsStranger()).toEqual([])
    expect(await hashes()).toHaveLength(2)
  })

  it('does nothing if the folder does not exist yet', async () => {
    const { dir } = await openTestMedia()
    const files = createMediaFiles(path.join(dir, 'none'))
    expect(await files.clean({ readUsed: async () => new Set(), now: new Date() })).toEqual([])
  })
})
