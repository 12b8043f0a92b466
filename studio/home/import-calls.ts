import { API_BASE } from '#contract/api-base.ts'
import type { ImportError } from '#contract/errors.ts'
import type { ImportReport } from '#contract/imports.ts'
import { ManageError } from '#studio/api/call-manage.ts'

/** What an import said: its report, or the faults of the file. */
type Imported = { readonly report: ImportReport } | { readonly faults: readonly ImportError[] }

/** Uploads a medium under a name. */
export async function uploadMedium(name: string, type: string, file: Blob): Promise<void> {
  await send(`media?name=${encodeURIComponent(name)}`, type, file)
}

/** Imports a project file, or only checks it. */
export async function importProject(file: Blob | string, { isDry }: { readonly isDry: boolean }): Promise<Imported> {
  try {
    const { data } = await send<{ readonly data: ImportReport }>(
      `imports?dry_run=${isDry ? 1 : 0}`,
      'application/json',
      file,
    )
    return data.rows.length > 0 ? { faults: data.rows } : { report: data }
  } catch (error) {
    const rows = error instanceof ManageError ? (error.problem.rows as readonly ImportError[] | undefined) : undefined
    if (rows && rows.length > 0) return { faults: rows }
    throw error
  }
}

async function send<Answer>(path: string, type: string, body: Blob | string): Promise<Answer> {
  const response = await fetch(`${API_BASE}/manage/${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  }).catch((error) => {
    throw new ManageError('unavailable', String(error))
  })
  // A proxy may answer with a page of its own.
  const answer = await response.json().catch(() => null)
  if (!response.ok) {
    const code = answer?.code ?? (response.status >= 500 ? 'unavailable' : 'internal')
    throw new ManageError(code, answer?.title ?? response.statusText, answer)
  }
  return answer
}
