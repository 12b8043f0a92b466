import { spawnSync } from 'node:child_process'
import type { Row } from './run-row.ts'

// Each process has its own pid namespace, as in two containers: neither sees the other.
const APART = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']

/** A second process on the same folder: refused on the embedded database, accepted on a PostgreSQL server. */
export const secondProcess: Row = {
  name: 'two processes on one folder',
  unable: () => (spawnSync('unshare', [...APART.slice(1), 'true']).status === 0 ? null : 'needs root and unshare'),
  run: async ({ database, serve, load }) => {
    const first = serve({}, { through: APART })
    let said = ''
    const second = serve(
      {},
      {
        through: APART,
        onError: (text) => {
          said += text
        },
      },
    )
    await first.start()
    const origins = [first.origin]
    const orders = load(first, { origins })
    await orders.more(10)
    orders.markFault()
    const refusal = await second.start().then(
      () => null,
      () => said,
    )
    if (database === 'PostgreSQL' && refusal !== null) throw new Error(`the second process has ended: ${refusal}`)
    if (database === 'embedded' && !refusal?.includes('is in use by')) {
      throw new Error(`the second process was not refused: ${refusal}`)
    }
    // From now on buyers use both.
    if (refusal === null) origins.push(second.origin)
    await orders.more(20)
    await orders.recovered()
  },
}
