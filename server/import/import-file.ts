import { randomBytes } from 'node:crypto'
import { createHost } from './create-host.ts'
import type { ImportJob } from './import-job.ts'
import type { ImportOptions, ImportOutcome, ImportParts } from './import-parts.ts'
import { runInThread } from './import-thread.ts'
import { parseJson } from './parse-json.ts'
import { runImport } from './run-import.ts'
import { isSmall, SMALL_BYTES } from './small-file.ts'

/**
 * Imports a project or the pictures of a group, all of it or nothing. The file is its bytes, or what it says. Small
 * files are read at once, all others in a thread, so that visitors do not wait.
 */
export async function importFile(
  parts: ImportParts,
  accountId: number,
  file: unknown,
  { dryRun, keepPrices = false, onProgress = () => {} }: ImportOptions,
): Promise<ImportOutcome> {
  const host = createHost(parts, accountId, onProgress)
  const job: Omit<ImportJob, 'source'> = {
    ...{ accountId, dryRun, keepPrices },
    id: randomBytes(4).toString('hex'),
    now: Date.now(),
  }
  if (!(file instanceof Uint8Array))
    return isSmall(file) ? runImport(host, withFile(job, file)) : runInThread(host, withFile(job, file))
  const parsed = file.length <= SMALL_BYTES ? parseJson(file) : null
  if (parsed && 'file' in parsed && isSmall(parsed.file)) return runImport(host, withFile(job, parsed.file))
  return runInThread(host, { ...job, source: { bytes: file } })
}

function withFile(job: Omit<ImportJob, 'source'>, file: unknown): ImportJob {
  return { ...job, source: { file } }
}
