import { type Cleaning, GRACE_MS, HASH } from './media-storage.ts'
import type { S3Client } from './s3-client.ts'

/** Stored after all parts, with the size of each: without it a file does not count as stored. */
export const WHOLE = 'whole.json'

/** Below it stands a mark for each file that nothing names any more, since the moment when that was seen. */
const UNUSED = 'unused/'

/** The mark of an unused file. */
export function unusedKey(prefix: string, hash: string): string {
  return `${prefix}${UNUSED}${hash}`
}

/** Removes the files of a bucket that nothing has named for a week; gives their hashes. */
export async function cleanBucket(
  client: S3Client,
  prefix: string,
  { readUsed, now }: Cleaning,
): Promise<readonly string[]> {
  const folders = await client.list(prefix, true)
  const hashes = folders.map(({ key }) => key.slice(prefix.length, -1)).filter((name) => HASH.test(name))
  const marks = await client.list(prefix + UNUSED)
  const seen = new Map(marks.map(({ key, modified }) => [key.slice((prefix + UNUSED).length), modified.getTime()]))
  // After the bucket: what comes in between is not looked at, and what is named in between is known.
  const used = await readUsed()
  // A bucket of which nothing is known belongs to another database.
  if (!hashes.some((hash) => used.has(hash))) return []
  const removed: string[] = []
  for (const hash of hashes) {
    const since = seen.get(hash)
    if (used.has(hash)) {
      if (since !== undefined) await client.remove(unusedKey(prefix, hash))
    } else if (since === undefined) await client.put(unusedKey(prefix, hash), Buffer.from(hash))
    else if (now.getTime() - since > GRACE_MS && (await removeFile(client, prefix, hash))) removed.push(hash)
  }
  return removed
}

/** Removes a file. One that was asked for since it was looked at has lost its mark, and stays. */
async function removeFile(client: S3Client, prefix: string, hash: string): Promise<boolean> {
  const parts = await client.list(`${prefix}${hash}/`)
  if ((await client.list(unusedKey(prefix, hash))).length === 0) return false
  // First, so that what a killed process leaves does not count as stored.
  await client.remove(`${prefix}${hash}/${WHOLE}`)
  for (const { key } of parts) await client.remove(key)
  await client.remove(unusedKey(prefix, hash))
  return true
}
