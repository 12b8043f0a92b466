import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { leaveAfterCut, rememberAll } from './synced-disk.ts'

const MEMORY = '/dev/shm'

const WRITES = `
  import { closeSync, fsyncSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
  import { writeFolder } from './server/storage/write-folder.ts'
  const root = process.env.SYNCED_ROOT
  await writeFolder(root, 'renamed', [{ name: 'part', bytes: Buffer.from('synced') }])
  writeFileSync(root + '/unsynced', 'gone')
  const file = openSync(root + '/known', 'r+')
  writeFileSync(file, 'synced')
  fsyncSync(file)
  writeFileSync(file, ' and more')
  closeSync(file)
  mkdirSync(root + '/unknown')`

it.runIf(existsSync(MEMORY))('keeps synced content under synced names after a power cut', () => {
  const folder = mkdtempSync(path.join(MEMORY, 'vitrine-faults-'))
  const [root, shadow, after] = ['root', 'shadow', 'after'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  spawnSync('mkdir', [root])
  spawnSync('touch', [path.join(root, 'known')])
  rememberAll(root, shadow)
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `${import.meta.dirname}/record-syncs.ts`, '--input-type=module', '--eval', WRITES],
    { env: { ...process.env, SYNCED_ROOT: root, SYNCED_SHADOW: shadow }, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  leaveAfterCut(root, shadow, after, (synced) => synced)
  expect(readFileSync(path.join(after, 'renamed/part'), 'utf8')).toBe('synced')
  expect(readFileSync(path.join(after, 'known'), 'utf8')).toBe('synced')
  expect(['unsynced', 'unknown'].map((name) => existsSync(path.join(after, name)))).toEqual([false, false])
  // Its name was synced with the parent folder, its content was not.
  expect(readdirSync(path.join(after, 'incoming'))).toEqual([])
  rmSync(folder, { recursive: true })
})
