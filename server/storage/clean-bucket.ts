import { type Cleaning, GRACE_MS, HASH } from './media-storage.ts'
import type { S3Client } from './s3-client.ts'

/** Stored after all parts, with the size of each. Without it a file does not count as stored. */
export const WHOLE = 'whole.json'

/** The folder with a mark for each unused file, written when that was first seen. */
const UNUSED = 'unused/'

/** The key of the mark of an unused file. */
export function unusedKey(prefix: string, hash: string): string {
  return `${prefix}${UNUSED}${hash}`
}

/** Removes files that have been unused for a week, and returns their hashes. */
export async function cleanBucket(
  client: S3Client,
  prefix: string,
  { readUsed, now }: Cleaning,
): Promise<readonly string[]> {
  const folders = await client.list(prefix, true)
  const hashes = folders.map(({ key }) => key.slice(prefix.length, -1)).filter((name) => HASH.test(name))
  const marks = await client.list(prefix + UNUSED)
  const seen = new Map(marks.map(({ key, modified }) => [key.slice((prefix + UNUSED).length), modified.getTime()]))
  // Read after the listing: newer files are not in the listing, and newer uses are already known.
  const used = await readUsed()
  // A bucket without any known file belongs to another database.
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

/** Removes a file. If it was used in the meantime, it has lost its mark and is kept. */
async function removeFile(client: S3Client, prefix: string, hash: string): Promise<boolean> {
  const parts = await client.list(`${prefix}${hash}/`)
  if ((await client.list(unusedKey(prefix, hash))).length === 0) return false
  // Removed first, so that the remains of a killed process do not count as stored.
  await client.remove(`${prefix}${hash}/${WHOLE}`)
  for (const { key } of parts) await client.remove(key)
  await client.remove(unusedKey(prefix, hash))
  return true
}
