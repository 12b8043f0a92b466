import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type FailingDisk,
  mountFailingDisk,
  mountSmallDisk,
  type SmallDisk,
  temporaryFolder,
  whyNoFailingDisk,
  whyNoMount,
} from './folders.ts'
import { type DatabaseName, type Ground, layGroundIn, type Supplies } from './ground.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import type { Row } from './run-row.ts'

const DISK_MEGABYTES = 400
const CHUNK = Buffer.alloc(64 * 1024, 1)
const FULL_MS = 5_000

/** A ground whose database is on its own disk: the data folder, or that of a PostgreSQL server. */
interface GroundOnDisk extends Ground {
  readonly disk: SmallDisk
  readonly postgres: Postgres | null
}

async function layOnDisk(database: DatabaseName, hookUrl: string): Promise<GroundOnDisk> {
  const disk = await mountSmallDisk(DISK_MEGABYTES)
  const postgres = database === 'PostgreSQL' ? await startPostgres(path.join(disk.folder, 'postgresql')) : null
  const dataDir = postgres ? await temporaryFolder() : path.join(disk.folder, 'data')
  const databaseUrl = postgres ? (await postgres.createDatabase()).url : null
  const ground = await layGroundIn({ dataDir, databaseUrl }, hookUrl)
  const remove = async () => {
    await postgres?.halt()
    await disk.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...ground, disk, postgres, remove }
}

/** The disk of the database is full for some seconds. */
export function diskFull(): Row {
  const grounds = new Map<DatabaseName, GroundOnDisk>()
  return {
    name: 'disk full',
    unable: whyNoMount,
    layGround: async (_: Supplies, database, hookUrl) => {
      const ground = await layOnDisk(database, hookUrl)
      grounds.set(database, ground)
      return ground
    },
    run: async ({ database, serve, load }) => {
      const { disk, postgres } = grounds.get(database) ?? fail('there is no ground')
      const server = serve()
      await server.start()
      const orders = load(server)
      await orders.more(20)
      orders.markFault()
      const ballast = path.join(disk.folder, 'ballast')
      fill(ballast)
      await orders.failed()
      await pause(FULL_MS)
      rmSync(ballast)
      // A process that ended without room is restarted, as a supervisor would do.
      await postgres?.revive()
      if (!server.isRunning()) await server.start()
      await orders.recovered()
    },
  }
}

/** The disk of the data folder fails under load and is read-only until it is repaired. */
export function readOnly(): Row {
  const disks = new Map<DatabaseName, FailingDisk>()
  return {
    name: 'read-only folder',
    unable: whyNoFailingDisk,
    layGround: async (supplies, database, hookUrl) => {
      const disk = await mountFailingDisk(DISK_MEGABYTES)
      disks.set(database, disk)
      const dataDir = path.join(disk.folder, 'data')
      const made = database === 'PostgreSQL' ? await supplies.createDatabase() : null
      const ground = await layGroundIn({ dataDir, databaseUrl: made?.url ?? null }, hookUrl)
      const remove = async () => {
        await made?.drop()
        await disk.remove()
      }
      return { ...ground, remove }
    },
    run: async ({ database, serve, load }) => {
      const disk = disks.get(database) ?? fail('there is no disk')
      const server = serve()
      await server.start()
      const orders = load(server)
      await orders.more(20)
      orders.markFault()
      disk.fail()
      // With a PostgreSQL server, orders do not need the folder.
      if (database === 'PostgreSQL') await orders.more(20)
      else await orders.failed()
      await server.kill()
      const isStarted = await server.start().then(
        () => true,
        () => false,
      )
      if (isStarted && database === 'embedded') throw new Error('the server has started on a read-only folder')
      if (isStarted) await orders.more(10)
      await server.kill()
      disk.mend()
      await server.start()
      await orders.recovered()
    },
  }
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(descriptor)
  }
}

function fail(reason: string): never {
  throw new Error(reason)
}
