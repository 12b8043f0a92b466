import { randomBytes } from 'node:crypto'
import { wholeAccount } from '#server/account/reach.ts'
import { createHost } from './create-host.ts'
import type { ImportDeps, ImportOptions, ImportOutcome } from './import-deps.ts'
import type { ImportJob } from './import-job.ts'
import { runInThread } from './import-thread.ts'
import { parseJson } from './parse-json.ts'
import { isSmall, SMALL_BYTES } from './small-file.ts'

/**
 * Imports a project or the pictures of a group, all or nothing. `file` is the bytes of a JSON file, or its parsed
 * content. Large files run in a worker thread, so that visitors do not wait.
 */
export async function importFile(
  deps: ImportDeps,
  accountId: number,
  file: unknown,
  { dryRun, reach = wholeAccount(accountId), onProgress = () => {}, ...options }: ImportOptions,
): Promise<ImportOutcome> {
  const by = options.by ?? { accountId, kind: 'system', id: null }
  const { publication = null, part = null, apply } = options
  const host = createHost(deps, { by, reach, onProgress, publication, ...(apply && { apply }) })
  const source = sourceOf(file)
  const id = randomBytes(4).toString('hex')
  const { keepPrices = false, keepStatuses = false, makesCatalogue = null, role = 'owner', knownIds = {} } = options
  const wishes = {
    dryRun,
    keepPrices,
    keepStatuses,
    keepsLive: publication !== null,
    part,
    makesCatalogue,
    role,
    knownIds,
  }
  const job = { accountId, projects: reach.projects, source, ...wishes, id, now: Date.now() }
  if (!isQuick(source)) return runInThread(host, job)
  // Loaded only for small files, because loading it blocks the server for a fifth of a second.
  const { runImport } = await import('./run-import.ts')
  return runImport(host, job)
}

function sourceOf(file: unknown): ImportJob['source'] {
  if (!(file instanceof Uint8Array)) return { file, text: null }
  const parsed = file.length > SMALL_BYTES ? null : parseJson(file)
  return parsed && 'file' in parsed ? parsed : { bytes: file }
}

function isQuick(source: ImportJob['source']): boolean {
  return 'file' in source ? isSmall(source.file) : source.bytes.length <= SMALL_BYTES
}
