import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createProxyTrust, type ProxySetting, readProxySetting } from './proxy-trust.ts'

async function seen(setting: ProxySetting, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const app = Fastify({ trustProxy: createProxyTrust(setting) })
  app.get('/', async ({ ip, host, protocol }) => ({ ip, host, protocol }))
  const { body } = await app.inject({ url: '/', remoteAddress, headers: { host: 'own.example', ...headers } })
  return JSON.parse(body)
}

const FORGED = {
  'x-forwarded-for': '1.1.1.1, 2.2.2.2, 203.0.113.7',
  'x-forwarded-host': 'forged.example, real.example',
  'x-forwarded-proto': 'ftp, https',
}

describe('the setting', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    [' 3 ', 3],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 2001:db8::/32,::1', ['10.0.0.0/8', '2001:db8::/32', '::1']],
  ])('reads %j', (text, setting) => {
    expect(readProxySetting(text)).toEqual(setting)
  })

  it.each([
    'yes',
    '-1',
    '1.5',
    '11',
    'true',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/',
    '10.0.0',
    '10.0.0.1,',
    'proxy.local',
  ])('refuses %j', (text) => {
    expect(readProxySetting(text)).toBeNull()
  })
})

describe('a request', () => {
  it('is read without forwarded headers if no proxy is trusted', async () => {
    expect(await seen(0, FORGED)).toEqual({ ip: '127.0.0.1', host: 'own.example', protocol: 'http' })
  })

  it('through one proxy has the client address that the proxy saw, whatever the client claims', async () => {
    expect(await seen(1, FORGED)).toEqual({ ip: '203.0.113.7', host: 'real.example', protocol: 'https' })
  })

  it('through two proxies has the client address that the outer one saw', async () => {
    expect((await seen(2, FORGED)).ip).toBe('2.2.2.2')
  })

  it('through proxies trusted by address has the first address that is not trusted', async () => {
    const { ip } = await seen(['127.0.0.1', '203.0.113.0/24'], FORGED)
    expect(ip).toBe('2.2.2.2')
  })

  it('that bypasses the proxy has its forwarded headers ignored', async () => {
    const straight = await seen(['10.0.0.0/8', 'fd00::/8'], FORGED, '198.51.100.4')
    expect(straight).toEqual({ ip: '198.51.100.4', host: 'own.example', protocol: 'http' })
  })

  it.each([['::ffff:10.1.2.3'], ['10.1.2.3'], ['fd00::5']])('from the proxy at %s is trusted', async (address) => {
    expect((await seen(['10.0.0.0/8', 'fd00::/8'], FORGED, address)).host).toBe('real.example')
  })
})
