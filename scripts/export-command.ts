import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import type { ResultOf } from '#server/operator/operator-commands.ts'
import { type Command, printProgress, readWords, resultOrUsage, UsageError } from './command.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine export`: the inverse of `vitrine import`. */
export const exportCommand: Command = {
  help: `vitrine export <project> [<file>]   print a project as an import file, or write it into a new file
    --media                  write the pictures, films and documents beside the file too, for another server
    --account <id or name>   needed where there are several accounts`,

  run: async (config, words) => {
    const options = { media: { type: 'boolean', default: false }, account: { type: 'string' } } as const
    const { values, positionals } = readWords(words, options, {
      min: 1,
      max: 2,
      missing: 'Name the project to export',
    })
    const [project = '', file] = positionals
    if (file === undefined && values.media) throw new UsageError('--media needs a file to write the media beside')
    const params = { account: values.account, project, media: values.media }
    if (file === undefined) return printExport(config, params)
    const { units, media, missing } = await runExport(config, { ...params, path: path.resolve(file) })
    if (missing > 0) console.error(`Warning: ${missing} media of the project are missing in the store.`)
    console.log(`Wrote ${units} units${values.media ? ` and ${media} media` : ''} to ${file}.`)
    return 0
  },
}

interface ExportParams {
  readonly account: string | undefined
  readonly project: string
  readonly media: boolean
}

async function runExport(
  config: Config,
  params: ExportParams & { readonly path: string },
): Promise<ResultOf<'projectExport'>> {
  return resultOrUsage(await runAsOperator(config, 'projectExport', params, printProgress))
}

/** Uses a temporary file, because a running server writes to a file. */
async function printExport(config: Config, params: ExportParams): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-export-'))
  try {
    const file = path.join(folder, 'project.json')
    await runExport(config, { ...params, path: file })
    await pipeline(createReadStream(file), process.stdout, { end: false })
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
