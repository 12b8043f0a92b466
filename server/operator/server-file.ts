import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

const running = z.object({
  address: z.url(),
  secret: z.string().min(1),
  /** The public URL of the server. */
  url: z.url().nullable().default(null),
  /** The address of its Studio. */
  studioUrl: z.url().nullable().default(null),
})
/** How operator commands reach the server that runs on a data folder. */
export type RunningServer = z.infer<typeof running>

const NAME = 'server.json'

/** Writes the address of the running server into its data folder, readable only by the operator. */
export async function writeServerFile(dataDir: string, server: RunningServer): Promise<void> {
  const file = path.join(dataDir, NAME)
  // Written under another name first, so that nobody reads half of it.
  await writeFile(`${file}.new`, JSON.stringify(server), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The server that runs on a data folder, or ran there before it was killed; null if there is no such file. */
export async function readServerFile(dataDir: string): Promise<RunningServer | null> {
  try {
    return running.parse(JSON.parse(await readFile(path.join(dataDir, NAME), 'utf8')))
  } catch {
    return null
  }
}

/** Removes the file. */
export async function removeServerFile(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, NAME), { force: true })
}
