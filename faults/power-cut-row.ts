import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { torn } from '#server/db/power-cut.fixture.ts'
import { layGroundIn } from './ground.ts'
import type { Row } from './run-row.ts'
import { leaveAfterCut, rememberAll } from './synced-disk.ts'
import { countUploads, uploadUntilStopped } from './work-rows.ts'

// Inode numbers, which identify the copies, are not reused there.
const MEMORY = '/dev/shm'
const WORST_MOMENT_MS = 1500
const CONTROL_ARRIVAL_MS = 5_000

/** How the disk of a row behaves. */
interface Disk {
  /** Whether it ignores syncs. */
  readonly isLying: boolean
  /** What a power cut leaves of a file. */
  readonly leftOf: (synced: Buffer, file: string) => Buffer
}

/**
 * The power fails at random moments: data that was not synced to the data folder is lost, and pages are torn. With
 * PostgreSQL this covers only our own files, not the disk of its server.
 */
export const powerCut: Row = { name: 'power cut', ...onDisk({ isLying: false, leftOf: torn }) }

/** The control of the row above: a disk that does not sync must lose orders, or the row proves nothing. */
export const unsyncedPowerCut: Row = {
  name: 'power cut, nothing is synced',
  ...onDisk({ isLying: true, leftOf: (synced) => synced }),
  // Lost orders never arrive.
  arrivalMs: CONTROL_ARRIVAL_MS,
}

function onDisk({ isLying, leftOf }: Disk): Pick<Row, 'unable' | 'layGround' | 'run'> {
  return {
    unable: () => (existsSync(MEMORY) ? null : `needs ${MEMORY}`),
    layGround: async (supplies, database, hookUrl) => {
      const dataDir = path.join(await mkdtemp(path.join(MEMORY, 'vitrine-faults-')), 'data')
      const made = database === 'PostgreSQL' ? await supplies.createDatabase() : null
      if (!made) supplies.fillFolder(dataDir)
      const ground = await layGroundIn({ dataDir, databaseUrl: made?.url ?? null }, hookUrl)
      const remove = async () => {
        await made?.drop()
        await rm(path.dirname(dataDir), { recursive: true, force: true })
      }
      return { ...ground, remove }
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
          SYNCED_NEVER: isLying ? '1' : '',
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
        leaveAfterCut(dataDir, shadowOf(time - 1), after, leftOf)
        await rm(shadowOf(time - 1), { recursive: true })
        await rename(dataDir, path.join(beside, 'before'))
        await rename(after, dataDir)
        await rm(path.join(beside, 'before'), { recursive: true })
        await startRecorded(time)
        await orders.recovered()
      }
      const { urls } = await uploads.stop()
      site.count(await countUploads(server.origin(), urls))
    },
  }
}
