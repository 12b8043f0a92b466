import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'

/** A command of `vitrine`. */
export interface Command {
  /** Usage and description, printed by `--help`. */
  readonly help: string
  /** Returns the exit code. */
  readonly run: (config: Config, words: readonly string[]) => Promise<number>
}

/** A wrong command line: prints one sentence and exits with 2. */
export class UsageError extends Error {}

/** Parses the words after a command; `names` limits the positional ones. */
export function readWords<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  names: { readonly min: number; readonly max: number; readonly missing?: string },
) {
  const { values, positionals } = parse(words, options)
  if (positionals.length < names.min) throw new UsageError(names.missing ?? 'An argument is missing')
  const extra = positionals[names.max]
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}"`)
  return { values, positionals }
}

/** Returns the result of a command; a refusal ends it with its reason. */
export function resultOrUsage<Outcome>(outcome: Outcome): Exclude<Outcome, Refusal> {
  if (isRefusal(outcome)) throw new UsageError(outcome.reason)
  return outcome as Exclude<Outcome, Refusal>
}

/** Progress goes to standard error, because programs may read the result. */
export function printProgress(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Prints rows in columns. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}

function parse<Options extends ParseArgsOptionsConfig>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    // The rest of Node's message explains names that begin with a dash.
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}
