import { firstAccount } from '#server/account/first-key.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { createCatalogue } from '#server/catalogue/change-catalogue.ts'
import { isRefusal } from '#server/http/refusal.ts'
import type { ReadFile } from '#server/import/import-deps.ts'
import { importFile } from '#server/import/import-file.ts'
import { changeData } from '#server/live/change-data.ts'
import type { Services } from '#server/services/services.ts'

/** A project that is shown under its own token. */
export interface ShownProject {
  readonly token: string
  readonly name: string
  /** The import file; `readFile` reads the media beside it. */
  readonly file: unknown
  readonly readFile: ReadFile
}

/** Imports a project and creates its catalogue if it has none. */
export async function loadProject(services: Services, { token, name, file, readFile }: ShownProject): Promise<void> {
  const accountId = await firstAccount(services.database.queries)
  const outcome = await importFile({ ...services, readFile }, accountId, file, { dryRun: false })
  if (!outcome.ok) throw new Error(`the project is refused: ${JSON.stringify(outcome.rows.slice(0, 3))}`)
  if (services.directory.resolve(token)) return
  await changeData(services, async (tx) => {
    const created = await createCatalogue(tx, wholeAccount(accountId), {
      type: 'InteractiveCatalogue',
      project_id: outcome.report.project_id,
      token,
      name: { en: name },
      default_lang: 'en',
      sales: { email: 'sales@example.com', lang: 'en' },
      contacts: {
        name: 'Sales office',
        company: null,
        phones: [],
        email: null,
        profile_type: null,
        photo_id: null,
        logo_id: null,
      },
    })
    if (isRefusal(created)) throw new Error(created.reason)
    return created
  })
}
