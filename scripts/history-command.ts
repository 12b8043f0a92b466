import type { ResultOf } from '#server/operator/operator-commands.ts'
import { type Command, printProgress, printTable, readWords, resultOrUsage, UsageError } from './command.ts'
import { runAsOperator } from './server-calls.ts'

const MAX_LINES = 500

/** `vitrine history`: who changed what. */
export const historyCommand: Command = {
  help: `vitrine history [--limit <number>]   list the latest changes, the newest first; 50 unless given, at most ${MAX_LINES}
    --account <id or name>   needed where there are several accounts`,

  run: async (config, words) => {
    const options = { account: { type: 'string' }, limit: { type: 'string', default: '50' } } as const
    const { values } = readWords(words, options, { min: 0, max: 0 })
    const limit = Number(values.limit)
    if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LINES)) {
      throw new UsageError(`--limit takes a number from 1 to ${MAX_LINES}`)
    }
    const params = { account: values.account, limit }
    const lines = resultOrUsage(await runAsOperator(config, 'historyList', params, printProgress))
    printTable(['ID', 'AT', 'WHO', 'SUBJECT', 'FIELD', 'OLD', 'NEW'], lines.map(rowOf))
    return 0
  },
}

function rowOf({ id, at, who, subject, field, old, new: value }: ResultOf<'historyList'>[number]): readonly string[] {
  const named = (kind: string, number: number | null) => (number === null ? kind : `${kind} ${number}`)
  const actor = [named(who.kind, who.id), who.name].filter(Boolean).join(' ')
  return [
    String(id),
    at.slice(0, 19).replace('T', ' '),
    actor,
    named(subject.kind, subject.id),
    field ?? '-',
    old === null ? '-' : JSON.stringify(old),
    value === null ? '-' : JSON.stringify(value),
  ]
}
