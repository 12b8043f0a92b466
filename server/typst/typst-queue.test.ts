import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { createTypstQueue, startThread } from './typst-queue.ts'

const DOCUMENT = { template: 'typst/sample.fixture.typ', data: { lang: 'en', title: 'Apartment 12' }, files: {} }

it('returns 503 with a reason if a document takes too long', async () => {
  // Less than a thread needs to start.
  const queue = createTypstQueue({ start: startThread, timeoutMs: 1, endsIdle: false })
  const app = Fastify()
  problemHandlers(app)
  app.get('/document', () => queue.compile(DOCUMENT, 'pdf'))
  const response = await app.inject('/document')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('too large') })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(60)
  await app.close()
  await queue.close()
})
