import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBeside } from './files-beside.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  await mkdir(path.join(folder, 'project/images'), { recursive: true })
  await writeFile(path.join(folder, 'project/images/a.svg'), 'a')
  await writeFile(path.join(folder, 'secret.svg'), 'secret')
})
afterAll(() => rm(folder, { recursive: true }))

test('reads files next to and below the import file', async () => {
  const read = filesBeside(path.join(folder, 'project'))
  expect(String(await read('images/a.svg'))).toBe('a')
  expect(String(await read('./images/../images/a.svg'))).toBe('a')
})

test.each(['nothing.svg', 'images', 'images/a.svg/b.svg', '../secret.svg', '/etc/passwd', '..', '.', ''])(
  'finds nothing at %j',
  async (name) => {
    expect(await filesBeside(path.join(folder, 'project'))(name)).toBeNull()
  },
)
