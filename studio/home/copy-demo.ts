import { PROGRESS_TYPE } from '#contract/import-steps.ts'
import type { ImportLine, ImportProgress } from '#contract/imports.ts'
import { failureOf, openManage } from '#studio/api/manage.ts'
import { readLines } from './read-lines.ts'

/** The connection broke while the server was copying. It finishes on its own. */
export class LostCopy extends Error {}

/** Copies the demo into the account, and reports its progress. */
export async function copyDemo(onProgress: (progress: ImportProgress) => void): Promise<void> {
  const { body } = await openManage('copyDemo', { accept: PROGRESS_TYPE })
  if (!body) throw new LostCopy()
  const last = await readToEnd(body, onProgress).catch((error) => {
    throw new LostCopy(String(error))
  })
  if (last && 'problem' in last) throw await failureOf(last.problem)
  if (!last) throw new LostCopy()
}

/** The last line, unless the stream ended before it. */
async function readToEnd(body: ReadableStream<Uint8Array>, onProgress: (progress: ImportProgress) => void) {
  for await (const line of readLines(body)) {
    const known = line as ImportLine
    if (!('progress' in known)) return known
    onProgress(known.progress)
  }
  return null
}
