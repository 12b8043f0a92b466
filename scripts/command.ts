import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'

/** A command of `vitrine`. */
export interface Command {
  /** How it is written, and what it does: what `--help` prints. */
  readonly help: string
  /** Gives the exit code. */
  readonly run: (config: Config, words: readonly string[]) => Promise<number>
}

/** The operator wrote something that can't be meant: one sentence, and exit code 2. */
export class UsageError extends Error {}

/** Reads the words after a command; `names` are those that stand without an option. */
export function readWords<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  names: { readonly min: number; readonly max: number; readonly missing?: string },
) {
  const { values, positionals } = parse(words, options)
  if (positionals.length < names.min) throw new UsageError(names.missing ?? 'Something is missing')
  const extra = positionals[names.max]
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`)
  return { values, positionals }
}

/** The result of what the operator asked for; ends the command with the reason when it is refused. */
export function resultOrUsage<Outcome>(outcome: Outcome): Exclude<Outcome, Refusal> {
  if (isRefusal(outcome)) throw new UsageError(outcome.reason)
  return outcome as Exclude<Outcome, Refusal>
}

/** Progress goes beside the result, which others may read. */
export function tellOnStderr(line: string): void {
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
    // Node adds advice on how to write a name that begins with a dash.
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}
