import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPromptServer } from './prompt-server.ts'

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
/** In milliseconds: far less than Node would wait for any of these connections. */
const HANGS = 20_000

const answers: ServerResponse[] = []
const server = createPromptServer({ keepAliveTimeout: 90_000 }, (_, answer) => answers.push(answer))

afterEach(() => server.closeAllConnections())

it(
  'closes while visitors are connected, after finishing responses in progress',
  async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const silent = await open()
    const idle = await open(GET)
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.end('done')
    await expect.poll(idle.text).toContain('done')
    const waiting = await open(GET)
    await expect.poll(() => answers.length).toBe(2)

    const closed = new Promise((resolve) => server.close(resolve))
    await silent.ended
    await idle.ended
    answers[1]?.end('the rest')
    await waiting.ended
    expect(waiting.text()).toContain('the rest')
    await closed
  },
  HANGS,
)

async function open(request = '') {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(request)
  return { text: () => text, ended }
}
