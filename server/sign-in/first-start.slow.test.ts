import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyEmbedded } from '#server/db/copy-embedded.fixture.ts'
import { createServerProcess } from '#server/server-process.fixture.ts'

it('prints a link for the first owner at every start until somebody has used it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  copyEmbedded(dataDir)
  let output = ''
  const server = createServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, { onOutput: (text) => (output += text) })
  const startAndRead = async () => {
    output = ''
    await server.start()
    // The line follows that of the address, which `start` waits for. The first request is answered after both.
    await fetch(`${server.origin()}/readyz`)
    await expect.poll(() => output, { timeout: 30_000 }).toContain('/readyz')
    return /^ {2}Vitrine is at (\S+)\n {2}Studio: (\S+)#token=([\w-]{43})\n/m.exec(output)
  }
  const post = async (call: string, body: object) => {
    const origin = server.origin().replace('127.0.0.1', 'localhost')
    const headers = { origin, 'content-type': 'application/json' }
    const url = `${origin}/api/v1/manage/sign-in/${call}`
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }

  const [, address, page, first] = (await startAndRead()) ?? []
  // On localhost, because browsers make no passkeys for addresses.
  expect(page).toBe(`${address?.replace('127.0.0.1', 'localhost')}/studio/first-start`)
  expect(await post('owner/check', { token: first })).toBe(200)
  await server.stop()

  const [, , , second] = (await startAndRead()) ?? []
  expect(await post('owner/check', { token: first })).toBe(403)
  const owner = { email: 'ada@homes.example', name: 'Ada Byron', lang: 'en' }
  expect(await post('owner', { ...owner, token: second })).toBe(200)
  expect(output).not.toMatch(/ada@|Ada Byron/)
  expect(output.split(String(second))).toHaveLength(2)
  await server.stop()

  expect(await startAndRead()).toBeNull()
  expect(output).toContain(`  Studio: ${server.origin().replace('127.0.0.1', 'localhost')}/studio\n`)
  await server.stop()
  await rm(dataDir, { recursive: true })
}, 300_000)
