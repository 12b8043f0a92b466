import type { Config } from '#server/config.ts'
import { studioUrlOf } from '#server/http/sites.ts'
import { readServerFile } from '#server/operator/server-file.ts'

/** The address of the server. */
interface ServerAddress {
  readonly url: string
  /** The address of its Studio. */
  readonly studioUrl: string
  /** Whether nothing says that the server runs now. */
  readonly isStopped: boolean
}

/** The address of the server that these settings belong to: its own if it runs here, or as the settings give it. */
export async function serverAddress(config: Config): Promise<ServerAddress> {
  const { dataDir, databaseUrl, publicUrl, host, port } = config
  const running = databaseUrl === null ? await readServerFile(dataDir) : null
  const listening = `http://${host}:${port}`
  return {
    url: running?.url ?? publicUrl ?? listening,
    studioUrl: running?.studioUrl ?? studioUrlOf(config, running?.url ?? listening),
    isStopped: running === null && databaseUrl === null,
  }
}
