import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { embedRoutes, type LoadEmbed } from './embed-routes.ts'

function appWith(load: LoadEmbed) {
  const app = Fastify()
  problemHandlers(app)
  embedRoutes(app, load)
  return app
}

const built = appWith(async (name) => `/* ${name} */`)

describe('embed.js', () => {
  it('may be loaded by any page, is cached for an hour and then revalidated', async () => {
    const { body, headers } = await built.inject('/embed.js')
    expect(body).toBe('/* embed.js */')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    const again = await built.inject({ url: '/embed.js', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  })

  it('is compressed for clients that accept it, with its own ETag', async () => {
    const plain = await built.inject('/embed.js')
    const { rawPayload, headers } = await built.inject({ url: '/embed.js', headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.etag).not.toBe(plain.headers.etag)
    expect(gunzipSync(rawPayload).toString()).toBe('/* embed.js */')
  })

  it('is always the newest build', async () => {
    let count = 0
    const app = appWith(async () => `// ${++count}`)
    const [first, second] = [await app.inject('/embed.js'), await app.inject('/embed.js')]
    expect([first.body, second.body]).toEqual(['// 1', '// 2'])
    expect(second.headers.etag).not.toBe(first.headers.etag)
  })

  it('has types beside it', async () => {
    expect((await built.inject('/embed.d.ts')).body).toBe('/* embed.d.ts */')
  })

  it('is not found if nothing was built', async () => {
    const { statusCode, headers } = await appWith(null).inject('/embed.js')
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
