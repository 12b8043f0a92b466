import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createBucketStorage } from './bucket-storage.ts'
import { copyMedia } from './copy-media.ts'
import { createFolderStorage } from './folder-storage.ts'
import { startS3Server } from './s3-server.fixture.ts'

it('copies the media of a folder into a bucket, resumes after a failure, and leaves the folder unchanged', async () => {
  const s3 = await startS3Server()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-copy-'))
  const folder = createFolderStorage(path.join(dataDir, 'media'))
  const hashes = ['1', '2', '3'].map((digit) => digit.repeat(32))
  const partsOf = (hash: string) => [
    { name: '480.webp', bytes: Buffer.from(hash) },
    { name: 'meta.json', bytes: Buffer.from('{}') },
  ]
  for (const hash of hashes) await folder.put(hash, partsOf(hash))
  const before = await readdir(path.join(dataDir, 'media'), { recursive: true })

  const bucket = createBucketStorage(s3.settings('homes/'), dataDir)
  const broken = copyMedia(dataDir, { ...bucket, put: failAfter(2, bucket.put) }, () => {})
  await expect(broken).rejects.toThrow('cut off')
  const done: number[] = []
  expect(await copyMedia(dataDir, bucket, (each) => done.push(each))).toEqual({ copied: 1, there: 2 })
  expect(done).toEqual([1, 2, 3])
  expect(await copyMedia(dataDir, bucket, () => {})).toEqual({ copied: 0, there: 3 })
  for (const hash of hashes) {
    expect(await bucket.list(hash)).toEqual(await folder.list(hash))
    const part = await bucket.open(hash, '480.webp')
    expect(part && String(await buffer(await part.read()))).toBe(hash)
  }
  expect(await readdir(path.join(dataDir, 'media'), { recursive: true })).toEqual(before)
  await s3.remove()
  await rm(dataDir, { recursive: true })
})

function failAfter<Parameters extends unknown[]>(times: number, call: (...parameters: Parameters) => Promise<void>) {
  let count = 0
  return async (...parameters: Parameters) => {
    count += 1
    if (count > times) throw new Error('cut off')
    await call(...parameters)
  }
}
