import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecretKeys } from './secret-keys.ts'

const [FIRST, SECOND] = ['the first key of thirty-two chars', 'the second key of thirty-two chars']

let dataDir = ''
let file = ''
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  // The folder is created if it does not exist.
  dataDir = path.join(folder, 'data')
  file = path.join(dataDir, 'secret.key')
})
afterEach(() => rm(path.dirname(dataDir), { recursive: true }))

const read = (secretKey: string | null = null, secretKeyOld: string | null = null) =>
  readSecretKeys({ secretKey, secretKeyOld, dataDir })

it('keeps a key in the data folder without a setting, readable only by its owner', async () => {
  const { secretKey, oldKeys } = await read()
  expect(secretKey).toHaveLength(43)
  expect(oldKeys).toEqual([])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  chmodSync(file, 0o644)
  expect(await read()).toEqual({ secretKey, oldKeys })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('keeps no key in the data folder with the setting', async () => {
  expect(await read(FIRST)).toEqual({ secretKey: FIRST, oldKeys: [] })
  expect(() => statSync(file)).toThrow()
})

it('uses the old setting and the key of the folder as earlier keys', async () => {
  expect(await read(FIRST, SECOND)).toEqual({ secretKey: FIRST, oldKeys: [SECOND] })
  expect(await read(FIRST, FIRST)).toEqual({ secretKey: FIRST, oldKeys: [] })
  const { secretKey: kept } = await read()
  expect(await read(FIRST, SECOND)).toEqual({ secretKey: FIRST, oldKeys: [SECOND, kept] })
  expect(await read(null, SECOND)).toEqual({ secretKey: kept, oldKeys: [SECOND] })
  expect(readFileSync(file, 'utf8').trim()).toBe(kept)
})

it('refuses a truncated file in one sentence', async () => {
  await read()
  writeFileSync(file, 'short')
  await expect(read()).rejects.toThrow(/secret\.key is truncated: .+\.$/)
})
