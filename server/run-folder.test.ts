import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftOvers } from './run-folder.fixture.ts'

test('removes only the folders of runs that have ended', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  const [left, own] = [`vitrine-run-${ended.pid}-aBc`, `vitrine-run-${process.pid}-aBc`]
  for (const name of [left, own, 'vitrine-aBc']) {
    await mkdir(path.join(parent, name))
    await writeFile(path.join(parent, name, 'base'), '')
  }
  await removeLeftOvers(parent)
  expect((await readdir(parent)).toSorted()).toEqual(['vitrine-aBc', own].toSorted())
  await rm(parent, { recursive: true })
})
