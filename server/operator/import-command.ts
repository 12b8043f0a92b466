import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { ImportProgress } from '#contract/imports.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { findAccount } from './find-account.ts'
import { operatorCommand, type Report } from './operator-command.ts'

// Often enough to show progress.
const REPORT_MS = 2000

/** Imports a file on this machine with the media next to it. */
export const importProject = operatorCommand(
  z.object({
    account: z.string().min(1).optional(),
    path: z.string(),
    dry_run: z.boolean(),
    keep_prices: z.boolean().default(false),
    keep_statuses: z.boolean().default(false),
    catalogue: z.boolean().default(true),
  }),
  async (services, { account, path: file, ...params }, report) => {
    const accountId = await findAccount(services.database.queries, account)
    if (isRefusal(accountId)) return accountId
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => wordReadError(file, error.code))
    if (isRefusal(bytes)) return bytes
    // Loaded with the first import, because it is a tenth of all modules.
    const { importFile } = await import('#server/import/import-file.ts')
    const parts = { ...services, readFile: filesBeside(path.dirname(file)) }
    return importFile(parts, accountId, bytes, {
      dryRun: params.dry_run,
      keepPrices: params.keep_prices,
      keepStatuses: params.keep_statuses,
      makesCatalogue: params.catalogue,
      onProgress: reportSteps(report),
    })
  },
)

/** Explains in one sentence why a file can't be read. */
function wordReadError(file: string, code: string | undefined): Refusal {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: `There is no file ${file}`,
    ENOTDIR: `There is no file ${file}`,
    EISDIR: `${file} is a folder: name the JSON file in it`,
    EACCES: `${file} can't be read: give the user of the server permission`,
  }
  return { refused: 'bad_request', reason: reasons[code ?? ''] ?? `${file} can't be read (${code})` }
}

/** Reports each step when it starts, and its progress every two seconds. */
function reportSteps(report: Report): (progress: ImportProgress) => void {
  let step = ''
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (progress.step === step && now - last < REPORT_MS) return
    step = progress.step
    last = now
    report(`${step}${progress.total > 1 ? ` ${progress.done} of ${progress.total}` : ''} …`)
  }
}
