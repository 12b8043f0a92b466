import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './run-row.ts'

// Three days become 130 s. Timeouts of calls are not scaled, but they are the smaller part.
const RETRY_SCALE = 0.0005
const THREE_DAYS_MS = 259_200_000
const ORDERS = 12
const HANG_SHARE = 0.15
const SILENT_SHARE = 0.6

/** Mail server and webhook do not answer for most of the retry plan, and then return. */
export const silent: Row = {
  name: 'SMTP and webhook silent',
  run: async ({ receivers, serve, load, note }) => {
    const server = serve({ RETRY_SCALE: String(RETRY_SCALE) })
    const plan = THREE_DAYS_MS * RETRY_SCALE
    receivers.behave('hangs')
    await server.start()
    const orders = load(server, { orders: ORDERS })
    orders.markFault()
    await orders.more(ORDERS)
    // Buyers are not affected.
    await orders.recovered()
    await pause(plan * HANG_SHARE)
    receivers.behave('refuses')
    await pause(plan * (SILENT_SHARE - HANG_SHARE))
    receivers.behave('answers')
    note(`silent for ${Math.round((plan * SILENT_SHARE) / 1000)} s of a plan of ${Math.round(plan / 1000)} s`)
  },
}
