import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eraseBody } from '#contract/personal-data.ts'
import type { Config } from '#server/config.ts'
import type { ResultOf } from '#server/operator/operator-commands.ts'
import { type Command, printProgress, readWords, resultOrUsage, UsageError } from './command.ts'
import { runAsOperator } from './server-calls.ts'

const WHO = { account: { type: 'string' }, phone: { type: 'string' }, mail: { type: 'string' } } as const

/** `vitrine person`: exports or erases the data of a visitor. */
export const personCommand: Command = {
  help: `vitrine person export (--phone <number> | --mail <address>)   print everything stored about a person, as JSON
    --out <file>             write it into a new file that only this user can read
vitrine person erase (--phone <number> | --mail <address> | --order <id>)
    --yes                    erase; without it only say what would be erased
    --account <id or name>   for both: needed where there are several accounts`,

  run: async (config, [action, ...words]) => {
    if (action === 'export') return exportOne(config, words)
    if (action === 'erase') return eraseOne(config, words)
    throw new UsageError(action ? `"person ${action}" is not a command` : 'Choose export or erase')
  },
}

async function exportOne(config: Config, words: readonly string[]): Promise<number> {
  const { values } = readWords(words, { ...WHO, out: { type: 'string' } }, { min: 0, max: 0 })
  const { order_id: _, ...person } = personOf(values)
  const params = { account: values.account, data_dir: path.resolve(config.dataDir), person }
  const held = resultOrUsage(await runAsOperator(config, 'personExport', params, printProgress))
  const text = JSON.stringify(held, null, 2)
  if (values.out === undefined) console.log(text)
  else {
    await writePrivate(path.resolve(values.out), `${text}\n`)
    console.log(`Wrote ${held.orders.length} requests to ${values.out}.`)
  }
  return 0
}

async function eraseOne(config: Config, words: readonly string[]): Promise<number> {
  const options = { ...WHO, order: { type: 'string' }, yes: { type: 'boolean', default: false } } as const
  const { values } = readWords(words, options, { min: 0, max: 0 })
  const person = personOf(values)
  const params = { account: values.account, data_dir: path.resolve(config.dataDir), person }
  if (!values.yes) {
    const preview = resultOrUsage(await runAsOperator(config, 'personPreview', params, printProgress))
    console.log(
      `Would be erased: ${preview.orders.length} requests${listed(preview.orders)}, ${preview.deliveries} deliveries.`,
    )
    printRest(preview)
    console.log('Nothing was erased. Add --yes to erase.')
    return 2
  }
  const erasure = resultOrUsage(await runAsOperator(config, 'personErase', params, printProgress))
  const counts = Object.entries(erasure.erased).map(
    ([kind, count]) => `${count} ${kind === 'orders' ? 'requests' : kind}`,
  )
  console.log(`Erased: ${counts.join(', ')}${listed(erasure.orders)}.`)
  printRest(erasure)
  return 0
}

/** Prints what the operator has to do: receivers outside, and contacts that pages show. */
function printRest({ told, own_contacts }: Pick<ResultOf<'personErase'>, 'told' | 'own_contacts'>): void {
  for (const { order_id, kind, to, lead_id } of told) {
    console.log(`Request ${order_id} was sent to ${to ?? kind}${lead_id ? `, lead ${lead_id}` : ''}: ask there.`)
  }
  for (const { kind, id } of own_contacts) console.log(`The contacts of ${kind} ${id} are the same: change them there.`)
}

function listed(ids: readonly number[]): string {
  return ids.length === 0 ? '' : ` (${ids.join(', ')})`
}

function personOf(values: { readonly phone?: string; readonly mail?: string; readonly order?: string }) {
  const { phone, mail: email, order } = values
  if (phone === undefined && email === undefined && order === undefined) {
    throw new UsageError('Name the person by --phone or --mail, or the request to erase by --order')
  }
  const result = eraseBody.safeParse({
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(order !== undefined && { order_id: Number(order) }),
  })
  if (result.success) return result.data
  const [field] = result.error.issues[0]?.path ?? []
  throw new UsageError(`--${field === 'email' ? 'mail' : field === 'order_id' ? 'order' : 'phone'} is not valid`)
}

/** Writes a file that only this user can read; never replaces one. */
async function writePrivate(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new UsageError(`${file} already exists: choose another name`)
    await rm(file, { force: true })
    throw new UsageError(`${file} can't be written (${error.code})`)
  })
}
