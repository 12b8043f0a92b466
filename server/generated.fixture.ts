import { generatedFile } from '#demo/generated-file.ts'
import { createAccount, createKey } from './account/key-store.ts'
import { wholeAccount } from './account/reach.ts'
import { createCatalogue } from './catalogue/change-catalogue.ts'
import { resultOf } from './http/refusal.ts'
import { importFile } from './import/import-file.ts'
import { changeData } from './live/change-data.ts'
import type { Services } from './services/services.ts'

/** A developer with one generated project. The first token is `generated`. */
export interface Generated {
  readonly accountId: number
  readonly projectId: number
  readonly catalogueId: number
  readonly key: string
}

/** Imports a generated project with `units` units, and creates its catalogue. */
export async function insertGenerated(services: Services, units: number): Promise<Generated> {
  const { queries } = services.database
  const accountId = await createAccount(queries, 'Generated')
  const key = await createKey(queries, accountId, 'test')
  const parts = { ...services, readFile: async () => null }
  const outcome = await importFile(parts, accountId, generatedFile(units), { dryRun: false })
  const projectId = outcome.ok ? outcome.report.project_id : null
  if (projectId === null) throw new Error(`the generated project is refused: ${JSON.stringify(outcome)}`)
  const contacts = { company: null, phones: [], email: null, profile_type: null, photo_id: null, logo_id: null }
  const catalogue = await changeData(services, async (tx) =>
    resultOf(
      await createCatalogue(tx, wholeAccount(accountId), {
        type: 'InteractiveCatalogue',
        project_id: projectId,
        token: 'generated',
        name: { en: 'Generated' },
        sales: { email: 'sales@example.com', lang: 'en' },
        contacts: { name: 'Sales', ...contacts },
      }),
    ),
  )
  return { accountId, projectId, catalogueId: catalogue.id, key }
}
