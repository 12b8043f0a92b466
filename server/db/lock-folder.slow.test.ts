import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderError } from './folder-error.ts'
import { lockFolder } from './lock-folder.ts'
import { describeOwner } from './lock-owner.ts'
import { STALE_MS } from './lock-times.ts'

const ELSEWHERE = { ...describeOwner('another'), host: 'other-container', place: 'another kernel or namespace', pid: 1 }

describe('the lock of a data folder', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
    file = path.join(folder, 'lock.json')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is renewed while it is held, and removed on release', async () => {
    const { release, lease } = await lockFolder(folder)
    const { mtimeMs } = await stat(file)
    await expect.poll(async () => (await stat(file)).mtimeMs, { timeout: 60_000 }).toBeGreaterThan(mtimeMs)
    expect(await readFile(file, 'utf8')).toContain(lease.id)
    await release()
    expect(await readdir(folder)).toEqual([])
  })

  it('is restored when somebody deletes it', async () => {
    const { release, lease } = await lockFolder(folder)
    await rm(file)
    await expect.poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 60_000 }).toContain(lease.id)
    await release()
  })

  it('refuses a folder in use and names the process', async () => {
    const { release } = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await release()
  })

  it.each([
    ['of an ended process', () => ({ ...describeOwner('old'), pid: endedProcess() })],
    [
      'of an earlier process with the same number',
      () => ({ ...describeOwner('old'), pid: process.ppid, started: '1' }),
    ],
  ])('takes over a lock %s at once', async (_, owner) => {
    await writeFile(file, JSON.stringify(owner()))
    const said: string[] = []
    const { release } = await lockFolder(folder, (line) => said.push(line))
    expect(said).toEqual([])
    await release()
  })

  it.each([
    ['of another machine', JSON.stringify(ELSEWHERE)],
    ['that is cut off', '{"pi'],
  ])('takes over a lock %s that has not been renewed for long', async (_, text) => {
    await writeFile(file, text)
    await age(STALE_MS + 1_000)
    const { release } = await lockFolder(folder)
    await release()
  })

  it('waits, with a message, to see whether the lock of another machine is renewed, and then refuses', async () => {
    await writeFile(file, JSON.stringify(ELSEWHERE))
    const said: string[] = []
    const renewing = setInterval(() => void age(0), 200)
    const refused = await lockFolder(folder, (line) => said.push(line)).catch((error) => error)
    clearInterval(renewing)
    expect(refused).toBeInstanceOf(DataFolderError)
    expect(refused.message).toContain('other-container, process 1')
    expect(said).toEqual([expect.stringContaining('Waiting up to 15 s')])
  })

  it('takes over when the lock is not renewed within the remaining time', async () => {
    await writeFile(file, JSON.stringify(ELSEWHERE))
    await age(STALE_MS - 1_000)
    await (await lockFolder(folder)).release()
  })

  it('goes to only one of several processes that find it stale', async () => {
    await writeFile(file, JSON.stringify({ ...describeOwner('old'), pid: endedProcess() }))
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const held = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(held).toHaveLength(1)
    await held[0]?.value.release()
    expect(await readdir(folder)).toEqual([])
  })

  async function age(milliseconds: number): Promise<void> {
    const then = new Date(Date.now() - milliseconds)
    await utimes(file, then, then)
  }
})

function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}
