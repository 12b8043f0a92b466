import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

const running = z.object({
  address: z.url(),
  secret: z.string().min(1),
  /** Where visitors find the server. */
  url: z.url().nullable().default(null),
})
/** How commands of the operator reach the server that runs on a data folder. */
export type RunningServer = z.infer<typeof running>

const NAME = 'server.json'

/** Leaves word of the running server in its data folder, for the operator alone. */
export async function writeServerFile(dataDir: string, server: RunningServer): Promise<void> {
  const file = path.join(dataDir, NAME)
  // Under another name first, so that nobody reads half of it.
  await writeFile(`${file}.new`, JSON.stringify(server), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The server that runs on a data folder, or ran there before it was killed; null where none left word. */
export async function readServerFile(dataDir: string): Promise<RunningServer | null> {
  try {
    return running.parse(JSON.parse(await readFile(path.join(dataDir, NAME), 'utf8')))
  } catch {
    return null
  }
}

/** Takes the word back. */
export async function removeServerFile(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, NAME), { force: true })
}
