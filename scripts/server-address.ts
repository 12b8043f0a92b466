import type { Config } from '#server/config.ts'
import { readServerFile } from '#server/operator/server-file.ts'

/** The address of the server. */
export interface ServerAddress {
  readonly url: string
  /** Whether nothing says that the server runs now. */
  readonly isStopped: boolean
}

/** The address of the server that these settings belong to: its own if it runs here, or as the settings give it. */
export async function serverAddress({ dataDir, databaseUrl, publicUrl, host, port }: Config): Promise<ServerAddress> {
  const running = databaseUrl === null ? await readServerFile(dataDir) : null
  return {
    url: running?.url ?? publicUrl ?? `http://${host}:${port}`,
    isStopped: running === null && databaseUrl === null,
  }
}
