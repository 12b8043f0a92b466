import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import type { Config } from '#server/config.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { CommandOutput } from '#server/operator/command-server.ts'
import type { Report } from '#server/operator/operator-command.ts'
import { type CommandName, type ParamsOf, type ResultOf, runCommand } from '#server/operator/operator-commands.ts'
import { type RunningServer, readServerFile } from '#server/operator/server-file.ts'
import { openServices } from '#server/services/services.ts'

/** Where the data is. */
type Places = Pick<Config, 'databaseUrl' | 'dataDir' | 'mediaStore'>

/**
 * Runs an operator command: through the running server if there is one, because no second process can open the embedded
 * database, or else in this process.
 */
export async function runAsOperator<Name extends CommandName>(
  places: Places,
  name: Name,
  params: ParamsOf<Name>,
  report: Report,
): Promise<ResultOf<Name> | Refusal> {
  const server = places.databaseUrl === null ? await readServerFile(places.dataDir) : null
  const answer = server && (await callServer(server, name, params))
  const outcome = answer ? await readAnswer(answer, report) : await runHere(places, name, params, report)
  return outcome as ResultOf<Name> | Refusal
}

async function runHere(places: Places, name: CommandName, params: unknown, report: Report): Promise<unknown> {
  const services = await openServices(places, { say: report })
  try {
    return await runCommand(services, name, params, report)
  } finally {
    await services.database.close()
  }
}

/** Returns null if no server answers, or another one: a killed server leaves its file behind. */
async function callServer(
  { address, secret }: RunningServer,
  name: CommandName,
  params: unknown,
): Promise<IncomingMessage | null> {
  // Not `fetch`, which times out during an import of several minutes.
  const call = request(`${address}/${name}`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.end(JSON.stringify(params))
  try {
    const [response] = await answered
    if (response.statusCode === 200) return response
    response.resume()
    return null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null
    throw error
  }
}

async function readAnswer(response: IncomingMessage, report: Report): Promise<unknown> {
  for await (const text of createInterface({ input: response })) {
    const line: CommandOutput = JSON.parse(text)
    if ('line' in line) report(line.line)
    else if ('refusal' in line) return { refused: 'conflict', reason: line.refusal } satisfies Refusal
    else if ('failure' in line) throw new Error(`The server failed: ${line.failure}`)
    else return line.result
  }
  throw new Error('The server ended before it answered')
}
