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
  // The folder is made when it is not there yet.
  dataDir = path.join(folder, 'data')
  file = path.join(dataDir, 'secret.key')
})
afterEach(() => rm(path.dirname(dataDir), { recursive: true }))

const read = (secretKey: string | null = null, secretKeyOld: string | null = null) =>
  readSecretKeys({ secretKey, secretKeyOld, dataDir })

it('without a setting the data folder keeps a key, for its owner alone', async () => {
  const { secretKey, oldKeys } = await read()
  expect(secretKey).toHaveLength(43)
  expect(oldKeys).toEqual([])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  chmodSync(file, 0o644)
  expect(await read()).toEqual({ secretKey, oldKeys })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('with the setting nothing is kept', async () => {
  expect(await read(FIRST)).toEqual({ secretKey: FIRST, oldKeys: [] })
  expect(() => statSync(file)).toThrow()
})

it('earlier keys are those of the other setting, and what the folder kept before', async () => {
  expect(await read(FIRST, SECOND)).toEqual({ secretKey: FIRST, oldKeys: [SECOND] })
  expect(await read(FIRST, FIRST)).toEqual({ secretKey: FIRST, oldKeys: [] })
  const { secretKey: kept } = await read()
  expect(await read(FIRST, SECOND)).toEqual({ secretKey: FIRST, oldKeys: [SECOND, kept] })
  expect(await read(null, SECOND)).toEqual({ secretKey: kept, oldKeys: [SECOND] })
  expect(readFileSync(file, 'utf8').trim()).toBe(kept)
})

it('a file that was cut short is refused in one sentence', async () => {
  await read()
  writeFileSync(file, 'short')
  await expect(read()).rejects.toThrow(/secret\.key is cut short: .+\.$/)
})
