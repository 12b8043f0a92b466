import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './run-row.ts'

const WORST_MOMENT_MS = 700

/** The process is killed again and again, at random moments. */
export const killed: Row = {
  name: 'kill -9 under load',
  run: async ({ serve, load }, { kills }) => {
    const server = serve()
    await server.start()
    const orders = load(server)
    for (let kill = 0; kill < kills; kill += 1) {
      await orders.more(3)
      await pause(Math.random() * WORST_MOMENT_MS)
      orders.markFault()
      await server.kill()
      await server.start()
      await orders.recovered()
    }
  },
}
