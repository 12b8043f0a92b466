import { readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from './folders.ts'
import type { Row } from './run-row.ts'

const LIBRARIES = '/usr/lib'
const JUMPS = ['+1d', '-1d', '+30d', '+0', '-2h', '+0']

/** The clock of the server's process jumps by hours and days, forwards and back. */
export const clockJumps: Row = {
  name: 'clock jumps',
  unable: () => (faketimeLibrary() ? null : 'faketime is missing (Debian: libfaketime)'),
  run: async ({ serve, load, after }, { times }) => {
    const folder = await temporaryFolder()
    after(() => rm(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'time')
    const jump = (by: string) => writeFile(file, by)
    await jump('+0')
    const server = serve({
      LD_PRELOAD: faketimeLibrary() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Only the wall clock jumps; timers continue.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    await server.start()
    const orders = load(server)
    for (let time = 0; time < times; time += 1) {
      await orders.more(10)
      orders.markFault()
      await jump(JUMPS[time % JUMPS.length] ?? '+0')
      await orders.recovered()
    }
    await jump('+0')
  },
}

function faketimeLibrary(): string | null {
  const given = process.env.FAKETIME_LIBRARY
  if (given) return given
  const found = foldersIn(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, 'faketime'))
    .find((folder) => foldersIn(folder).includes('libfaketime.so.1'))
  return found ? path.join(found, 'libfaketime.so.1') : null
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
