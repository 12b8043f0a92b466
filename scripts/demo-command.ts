import { parseArgs } from 'node:util'
import { generatedFile } from '#demo/generated-file.ts'
import type { Config } from '#server/config.ts'
import { loadDemoIfEmpty } from '#server/demo/load-demo.ts'
import { loadProject } from '#server/demo/load-project.ts'
import { openServices } from '#server/services.ts'

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
    else {
      const token = `generated-${units}`
      const readFile = async () => null
      await loadProject(services, { token, name: `${units} units`, file: generatedFile(units), readFile })
      console.log(`The project is at /${token}`)
    }
    return 0
  } finally {
    await services.database.close()
  }
}
