import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { filesBeside } from '#server/import/files-beside.ts'
import type { ReadFile } from '#server/import/import-parts.ts'
import { isRefusal } from '#server/manage/refusal.ts'
import { findAccount } from './find-account.ts'
import { operatorCommand, type Tell } from './operator-command.ts'

// A line for so many media.
const MEDIA_STEP = 20

/** Imports a file of this machine with the media beside it. */
export const importProject = operatorCommand(
  z.object({ account: z.string().min(1).optional(), path: z.string(), dry_run: z.boolean() }),
  async (services, { account, path: file, dry_run: dryRun }, tell) => {
    const accountId = await findAccount(services.database.queries, account)
    if (isRefusal(accountId)) return accountId
    tell(`Reading ${file} …`)
    const read = await readJson(file)
    if ('error' in read) return { refused: 'bad_request', reason: read.error } as const
    // With the first import: it is a tenth of all modules.
    const { importFile } = await import('#server/import/import-file.ts')
    tell(dryRun ? 'Checking …' : 'Checking and importing …')
    const parts = { ...services, readFile: counted(filesBeside(path.dirname(file)), tell) }
    return importFile(parts, accountId, read.json, { dryRun })
  },
)

async function readJson(file: string): Promise<{ readonly json: unknown } | { readonly error: string }> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { error: `${file} can't be read: it is missing, or not for this user` }
  try {
    return { json: JSON.parse(text) }
  } catch {
    return { error: `${file} can't be read as JSON` }
  }
}

function counted(read: ReadFile, tell: Tell): ReadFile {
  let count = 0
  return async (name) => {
    count += 1
    if (count % MEDIA_STEP === 0) tell(`Media: ${count} …`)
    return read(name)
  }
}
