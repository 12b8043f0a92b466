import type { ImportError } from '#contract/errors.ts'
import type { ImportReport } from '#contract/imports.ts'
import { ManageError, manage } from '#studio/api/manage.ts'

/** What an import said: its report, or the faults of the file. */
type Imported = { readonly report: ImportReport } | { readonly faults: readonly ImportError[] }

/** Imports a project file, or only checks it. */
export async function importProject(file: Blob | string, { isDry }: { readonly isDry: boolean }): Promise<Imported> {
  // Sent as it is: what is no JSON is reported by the server.
  const body = new Blob([file], { type: 'application/json' })
  try {
    const { data } = await manage('importProject', { query: { dry_run: isDry ? '1' : '0' }, body })
    return data.rows.length > 0 ? { faults: data.rows } : { report: data }
  } catch (error) {
    const rows = error instanceof ManageError ? (error.problem.rows as readonly ImportError[] | undefined) : undefined
    if (rows && rows.length > 0) return { faults: rows }
    throw error
  }
}
