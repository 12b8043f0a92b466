import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { bearerOf, isSameSecret } from '#server/http/bearer.ts'
import { createPromptServer } from '#server/http/prompt-server.ts'
import { isRefusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services/services.ts'
import { isCommandName, runCommand } from './operator-commands.ts'
import { type RunningServer, removeServerFile, writeServerFile } from './server-file.ts'

/** One line of the response: progress lines first, then the result. */
export type CommandOutput =
  | { readonly line: string }
  | { readonly result: unknown }
  | { readonly refusal: string }
  | { readonly failure: string }

/** Closes the command server after running commands have ended. */
export type CloseCommandServer = () => Promise<void>

const SECRET_BYTES = 32

/**
 * Lets operator commands use the database of this process, because the embedded one can't be opened twice. Listens on
 * its own port, which only this machine can reach, and requires a secret that only the owner of the data folder can
 * read. `urls` are the addresses of the server.
 */
export async function openCommandServer(
  services: Services,
  dataDir: string,
  urls: Partial<Pick<RunningServer, 'url' | 'studioUrl'>> = {},
): Promise<CloseCommandServer> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const server = createPromptServer({}, (request, response) => void answer(services, secret, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await writeServerFile(dataDir, { address: `http://127.0.0.1:${port}`, secret, url: null, studioUrl: null, ...urls })
  return async () => {
    await removeServerFile(dataDir)
    const closed = once(server, 'close')
    server.close()
    await closed
  }
}

async function answer(
  services: Services,
  secret: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = request.url?.slice(1) ?? ''
  if (!isSameSecret(bearerOf(request) ?? '', secret)) return end(response, 401)
  if (request.method !== 'POST' || !isCommandName(name)) return end(response, 404)
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  const write = (line: CommandOutput) => void response.write(`${JSON.stringify(line)}\n`)
  try {
    const result = await runCommand(services, name, await json(request), (line) => write({ line }))
    write(isRefusal(result) ? { refusal: result.reason } : { result })
  } catch (error) {
    write({ failure: (error as Error).message })
  }
  response.end()
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end()
}
