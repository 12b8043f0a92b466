import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generatedFile } from '#demo/generated-file.ts'
import type { Config } from '#server/config.ts'
import { type Command, printProgress, readWords, resultOrUsage, UsageError } from './command.ts'
import { runAsOperator } from './server-calls.ts'

const MAX_UNITS = 100_000
const DEMO_FILES = path.resolve(import.meta.dirname, '../demo/files')

/** `vitrine demo`: loads the demo, or a generated project; removes the demo. */
export const demoCommand: Command = {
  help: `vitrine demo                    load the demo into an empty database
vitrine demo --units <number>   load a generated project of that size
vitrine demo remove             remove the demo, and nothing that you have imported`,

  run: async (config, words) => {
    const { values, positionals } = readWords(words, { units: { type: 'string' } }, { min: 0, max: 1 })
    if (positionals[0] === 'remove' && values.units === undefined) return removeLoaded(config)
    if (positionals[0] !== undefined) throw new UsageError(`"demo ${words.join(' ')}" is not a command`)
    const units = values.units === undefined ? null : Number(values.units)
    if (units !== null && !(Number.isInteger(units) && units >= 1 && units <= MAX_UNITS)) {
      throw new UsageError(`--units takes a number from 1 to ${MAX_UNITS}`)
    }
    if (units !== null) return loadGenerated(config, units)
    const { is_loaded } = resultOrUsage(await runAsOperator(config, 'demoLoad', { dir: DEMO_FILES }, printProgress))
    if (!is_loaded) console.error('The database is not empty, so the demo was not loaded.')
    return is_loaded ? 0 : 1
  },
}

async function removeLoaded(config: Config): Promise<number> {
  const removed = resultOrUsage(await runAsOperator(config, 'demoRemove', { dir: DEMO_FILES }, printProgress))
  const { catalogues, projects, media, archived } = removed
  console.log(`Removed the demo: ${catalogues} catalogues, ${projects} projects, ${media} media.`)
  for (const token of archived) {
    console.log(`/${token} has requests of visitors, so it is archived: nobody can open it, and its requests stay.`)
  }
  return 0
}

async function loadGenerated(config: Config, units: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-demo-'))
  try {
    const file = path.join(folder, 'project.json')
    await writeFile(file, JSON.stringify(generatedFile(units)))
    const params = { path: file, token: `generated-${units}`, name: `${units} units` }
    const { token } = resultOrUsage(await runAsOperator(config, 'demoProject', params, printProgress))
    console.log(`The project is at /${token}`)
    return 0
  } finally {
    await rm(folder, { recursive: true })
  }
}
