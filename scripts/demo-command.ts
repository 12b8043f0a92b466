import { parseArgs } from 'node:util'
import { generatedFile } from '#demo/generated-file.ts'
import { firstAccount } from '#server/account/first-key.ts'
import { createCatalogue } from '#server/catalogue/change-catalogue.ts'
import type { Config } from '#server/config.ts'
import { loadDemoIfEmpty } from '#server/demo/load-demo.ts'
import { importFile } from '#server/import/import-file.ts'
import { changeData } from '#server/live/change-data.ts'
import { isRefusal } from '#server/manage/refusal.ts'
import { openServices, type Services } from '#server/services.ts'

const MAX_UNITS = 100_000

/** `vitrine demo [--units <number>]`: loads the demo, or a generated project of that size. Gives the exit code. */
export async function demoCommand(config: Config, parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...parameters], options: { units: { type: 'string' } } })
  const units = values.units === undefined ? null : Number(values.units)
  if (units !== null && !(Number.isInteger(units) && units >= 1 && units <= MAX_UNITS)) {
    console.error(`--units takes a number from 1 to ${MAX_UNITS}.`)
    return 1
  }
  const services = await openServices(config)
  try {
    if (units === null) await loadDemoIfEmpty(services, 'demo/files', console.log)
    else console.log(`The project is at /${await loadGenerated(services, units)}`)
    return 0
  } finally {
    await services.database.close()
  }
}

/** Imports a generated project and makes its catalogue, if it has none; gives the token. */
async function loadGenerated(services: Services, units: number): Promise<string> {
  const { database, directory } = services
  const accountId = await firstAccount(database.queries)
  const token = `generated-${units}`
  const parts = { ...services, readFile: async () => null }
  const outcome = await importFile(parts, accountId, generatedFile(units), { dryRun: false })
  if (!outcome.ok) throw new Error(`the generated project is refused: ${JSON.stringify(outcome.rows.slice(0, 3))}`)
  if (directory.resolve(token)) return token
  await changeData(services, async (tx) => {
    const created = await createCatalogue(tx, accountId, {
      type: 'InteractiveCatalogue',
      project_id: outcome.report.project_id,
      token,
      name: { en: `${units} units` },
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
  return token
}
