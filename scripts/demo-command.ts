import path from 'node:path'
import { generatedFile } from '#demo/generated-file.ts'
import { loadDemoIfEmpty } from '#server/demo/load-demo.ts'
import { loadProject } from '#server/demo/load-project.ts'
import { openServices } from '#server/services.ts'
import { type Command, readWords, UsageError } from './command.ts'

const MAX_UNITS = 100_000

/** `vitrine demo`: loads the demo, or a generated project. */
export const demoCommand: Command = {
  help: `vitrine demo                    load the demo into an empty database
vitrine demo --units <number>   load a generated project of that size`,

  run: async (config, words) => {
    const { values } = readWords(words, { units: { type: 'string' } }, { min: 0, max: 0 })
    const units = values.units === undefined ? null : Number(values.units)
    if (units !== null && !(Number.isInteger(units) && units >= 1 && units <= MAX_UNITS)) {
      throw new UsageError(`--units takes a number from 1 to ${MAX_UNITS}`)
    }
    const services = await openServices(config)
    try {
      if (units === null)
        await loadDemoIfEmpty(services, path.resolve(import.meta.dirname, '../demo/files'), console.log)
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
  },
}
