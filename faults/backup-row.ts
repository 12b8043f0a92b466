import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { verifyBackup } from '#server/backup/read-backup.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { temporaryFolder } from './folders.ts'
import type { Row, Site } from './run-row.ts'

/** Server and command are killed during a backup: a file with its final name is complete. */
export const killedBackup: Row = {
  name: 'kill during backup',
  run: async (site, { times }) => {
    const folder = await temporaryFolder()
    site.after(() => rm(folder, { recursive: true, force: true }))
    const server = site.serve()
    await server.start()
    const orders = site.load(server)
    const lost: string[] = []
    let [acknowledged, stored, inside] = [0, 0, 0]
    for (let time = 0; time <= times; time += 1) {
      await orders.more(5)
      const file = path.join(folder, `${time}.tar.zst`)
      const command = startBackup(site, file)
      const isLast = time === times
      if (!isLast) {
        await pause(500 + Math.random() * 3000)
        orders.markFault()
        command.kill()
        await server.kill()
        await server.start()
        await orders.recovered()
      }
      const isDone = (await command.ended) === 0
      if (isDone) acknowledged += 1
      else inside += 1
      if (isDone && !existsSync(file)) lost.push(`backup ${time} was acknowledged and has no file`)
      if (!isDone && isLast) lost.push('no backup can be made after the kills')
      const isWhole = existsSync(file) && !isRefusal(await verifyBackup(file))
      if (existsSync(file) && !isWhole) lost.push(`backup ${time} has its name and is damaged`)
      if (isDone && isWhole) stored += 1
    }
    site.note(`${inside} of ${times} kills fell into a backup`)
    site.count({ acknowledged, stored, lost })
  },
}

function startBackup({ ground }: Site, file: string) {
  const child = spawn(process.execPath, ['scripts/vitrine.ts', 'backup', file], {
    env: { ...process.env, ...ground.settings },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { ended, kill: () => child.kill('SIGKILL') }
}
