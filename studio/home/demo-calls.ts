import { API_BASE } from '#contract/api-base.ts'
import type { DemoState } from '#contract/demo.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { PROGRESS_TYPE } from '#contract/import-steps.ts'
import type { ImportProgress, ImportReport } from '#contract/imports.ts'
import { callManage, ManageError } from '#studio/api/call-manage.ts'
import { readLines } from './read-lines.ts'

/** The connection broke while the server was copying. It finishes on its own. */
export class LostCopy extends Error {}

/** Whether the demo can be copied, and which projects are copies. */
export function readDemo(): Promise<DemoState> {
  return callManage('GET', 'demo')
}

/** Removes a copy by the id of its project. */
export function removeCopy(projectId: number): Promise<void> {
  return callManage('DELETE', `demo/copies/${projectId}`)
}

type Line =
  | { readonly progress: ImportProgress }
  | { readonly data: ImportReport }
  | { readonly problem: { readonly code: ErrorCode; readonly title: string } }

/** Copies the demo into the account, and reports its progress. */
export async function copyDemo(onProgress: (progress: ImportProgress) => void): Promise<void> {
  const response = await fetch(`${API_BASE}/manage/demo/copies`, {
    method: 'POST',
    headers: { accept: PROGRESS_TYPE },
  }).catch((error) => {
    throw new ManageError('unavailable', String(error))
  })
  if (!response.ok || !response.body) {
    // A proxy may answer with a page of its own.
    const answer = await response.json().catch(() => null)
    throw new ManageError(answer?.code ?? 'unavailable', answer?.title ?? response.statusText, answer)
  }
  const last = await readToEnd(response.body, onProgress).catch((error) => {
    throw new LostCopy(String(error))
  })
  if (last && 'problem' in last) throw new ManageError(last.problem.code, last.problem.title, { ...last.problem })
  if (!last) throw new LostCopy()
}

/** The last line, unless the stream ended before it. */
async function readToEnd(body: ReadableStream<Uint8Array>, onProgress: (progress: ImportProgress) => void) {
  for await (const line of readLines(body)) {
    const known = line as Line
    if (!('progress' in known)) return known
    onProgress(known.progress)
  }
  return null
}
