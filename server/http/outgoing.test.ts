import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Receiver, startReceiver } from './outgoing.fixture.ts'
import { createOutgoing, PRIVATE_TARGET, refusalOfTarget } from './outgoing.ts'
import { isPrivateAddress } from './outgoing-address.ts'

const open: Receiver[] = []
afterEach(() => Promise.all(open.splice(0).map(({ stop }) => stop())))

async function receive(...parameters: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...parameters)
  open.push(receiver)
  return receiver
}

const post = (url: string) => ({ method: 'POST', url, headers: { 'x-own': '1' }, body: 'Привет' }) as const

describe('a call into a private network, if allowed,', () => {
  const send = createOutgoing({ allowPrivate: true, timeoutMs: 500 })

  it('sends body and headers and returns the answer', async () => {
    const receiver = await receive(() => ({ status: 429, headers: { 'retry-after': '7' }, body: '{"ok":1}' }))
    const answer = await send(post(`${receiver.url}/a?b=1`))
    expect(answer).toEqual({ status: 429, retryAfter: '7', text: '{"ok":1}' })
    expect(receiver.received).toMatchObject([
      { method: 'POST', path: '/a?b=1', body: 'Привет', headers: { 'x-own': '1', 'user-agent': 'Vitrine' } },
    ])
  })

  it('does not follow redirects', async () => {
    const target = await receive(() => ({ status: 200 }))
    const receiver = await receive(() => ({ status: 302, headers: { location: target.url } }))
    expect(await send(post(receiver.url))).toMatchObject({ status: 302 })
    expect(target.received).toEqual([])
  })

  it('times out without an answer', async () => {
    const receiver = await receive(() => 'silence')
    expect(await send(post(receiver.url))).toEqual({ failed: 'No answer within 0.5 s', isTimeout: true })
  })

  it('returns the status of an answer that does not end', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nbegun')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    expect(await send(post(`http://127.0.0.1:${port}`))).toEqual({ status: 200, retryAfter: null, text: 'begun' })
    server.close()
  })

  it('reads at most two megabytes of an answer', async () => {
    const receiver = await receive(() => ({ status: 200, body: 'x'.repeat(5_000_000) }))
    const answer = await send(post(receiver.url))
    expect('text' in answer && answer.text.length).toBeLessThan(2_300_000)
  })

  it('explains a failed connection without the address', async () => {
    const receiver = await receive(() => ({ status: 200 }))
    await receiver.stop()
    expect(await send(post(`${receiver.url}/secret`))).toEqual({ failed: 'The host refuses connections' })
  })
})

describe('a call to the internet', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://10.0.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
  ])('is not made to %s', async (url) => {
    const send = createOutgoing({ allowPrivate: false })
    expect(await send(post(url))).toEqual({ failed: PRIVATE_TARGET })
  })

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd12::1', '::ffff:127.0.0.1'])(
    'is not made to a name that resolves to %s, even beside a public address',
    async (address) => {
      const family = address.includes(':') ? 6 : 4
      const lookup = async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family },
      ]
      const send = createOutgoing({ allowPrivate: false, lookup })
      expect(await send(post('https://crm.example/'))).toEqual({ failed: PRIVATE_TARGET })
    },
  )

  it('resolves the name once, for the connection itself, so that it cannot change in between', async () => {
    const receiver = await receive(() => ({ status: 200 }))
    let count = 0
    const lookup = async () => {
      count += 1
      return [{ address: count === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    }
    const send = createOutgoing({ allowPrivate: true, lookup })
    expect(await send(post(`http://rebinding.example:${receiver.port}/`))).toMatchObject({ status: 200 })
    expect(count).toBe(1)
  })

  it.each([
    ['http://crm.example/', 'The address is not https'],
    ['ftp://crm.example/', 'The address is not http or https'],
    ['file:///etc/passwd', 'The address is not http or https'],
    ['nonsense', 'The address is not http or https'],
    ['https://user:password@crm.example/', 'The address contains a user name or password'],
  ])('is not made to %s', async (url, failed) => {
    expect(await createOutgoing({ allowPrivate: false })(post(url))).toEqual({ failed })
  })

  it('may be made to any other address', () => {
    expect(refusalOfTarget('https://crm.example:8443/a', false)).toBeNull()
    expect(refusalOfTarget('https://93.184.215.14/', false)).toBeNull()
    for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1']) {
      expect(isPrivateAddress(address), address).toBe(false)
    }
  })

  it('recognises link-local addresses with an interface', () => {
    expect(isPrivateAddress('fe80::1%eth0')).toBe(true)
  })
})
