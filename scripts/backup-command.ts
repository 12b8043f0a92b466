import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { type Command, printProgress, readWords, resultOrUsage, UsageError } from './command.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine backup`: everything in one file. */
export const backupCommand: Command = {
  help: 'vitrine backup <file>   write everything into one new file and verify it; beside a running server too',

  run: async (config, words) => {
    const { positionals } = readWords(words, {}, { min: 1, max: 1, missing: 'Name the file to write' })
    const params = { data_dir: path.resolve(config.dataDir), path: path.resolve(positionals[0] ?? '') }
    const { rows, tables, files, missing } = resultOrUsage(await runAsOperator(config, 'backup', params, printProgress))
    // A server with a private /tmp, as under systemd, writes where the operator cannot find the file.
    if (!existsSync(params.path)) {
      throw new UsageError(`The server wrote ${params.path} where only it sees the file: name a folder that both see`)
    }
    if (missing > 0) console.error(`Warning: ${missing} media that the data names are missing in ${placeOf(config)}.`)
    console.log(`${params.path} is verified: ${rows} rows in ${tables} tables, ${files} files.`)
    return 0
  },
}

function placeOf({ mediaStore, dataDir }: Config): string {
  return mediaStore ? `the bucket ${mediaStore.bucket}` : `${dataDir}/media`
}
