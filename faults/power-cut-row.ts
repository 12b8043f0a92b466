import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { torn } from '#server/db/power-cut.fixture.ts'
import { layGroundIn } from './ground.ts'
import type { Row } from './run-row.ts'
import { leaveAfterCut, rememberAll } from './synced-disk.ts'
import { unservedOf, uploadUntilStopped } from './work-rows.ts'

// Numbers of files are not used again there, by which their copies are known.
const MEMORY = '/dev/shm'
const WORST_MOMENT_MS = 1500

/** The power goes at random moments: what was not synced is gone, and pages are torn. */
export const powerCut: Row = {
  name: 'power cut',
  unable: (database) => {
    if (database === 'PostgreSQL') return "the orders are on PostgreSQL's own disk"
    return existsSync(MEMORY) ? null : `needs ${MEMORY}`
  },
  layGround: async (supplies, _, hookUrl) => {
    const dataDir = path.join(await mkdtemp(path.join(MEMORY, 'vitrine-faults-')), 'data')
    supplies.fillFolder(dataDir)
    const ground = await layGroundIn({ dataDir, databaseUrl: null }, hookUrl)
    return { ...ground, remove: () => rm(path.dirname(dataDir), { recursive: true, force: true }) }
  },
  run: async (site, { times }) => {
    const { dataDir } = site.ground
    const beside = path.dirname(dataDir)
    const shadowOf = (time: number) => path.join(beside, `shadow-${time}`)
    let server = site.serve()
    const startRecorded = async (time: number) => {
      rememberAll(dataDir, shadowOf(time))
      server = site.serve({
        NODE_OPTIONS: `--import ${import.meta.dirname}/record-syncs.ts`,
        SYNCED_ROOT: dataDir,
        SYNCED_SHADOW: shadowOf(time),
      })
      await server.start()
    }
    await startRecorded(0)
    const originOf = () => server.origin()
    const orders = site.load(server, { origins: [originOf] })
    const uploads = uploadUntilStopped(originOf, site)
    for (let time = 1; time <= times; time += 1) {
      await orders.more(10)
      await pause(Math.random() * WORST_MOMENT_MS)
      orders.markFault()
      await server.kill()
      const after = path.join(beside, `after-${time}`)
      leaveAfterCut(dataDir, shadowOf(time - 1), after, torn)
      await rename(dataDir, path.join(beside, `before-${time}`))
      await rename(after, dataDir)
      await startRecorded(time)
      await orders.recovered()
    }
    const urls = await uploads.stop()
    site.count({ acknowledged: urls.length, lost: await unservedOf(server.origin(), urls) })
  },
}
