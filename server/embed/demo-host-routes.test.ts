import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  await insertSample(test.database.queries)
})
afterAll(() => test.stop())

it('explains how to load the demo if it is missing', async () => {
  const { app, stop } = await startTestApp(test)
  const answer = await app.inject({ url: '/demo/host', headers: { 'accept-language': 'de' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('DEMO=1')
  expect(answer.body).toContain('<html lang="de" dir="ltr">')
  await stop()
})

it('shows the first project in the requested language, under a strict content security policy', async () => {
  const { app, stop } = await startTestApp(test, { demo: 'harbour' })
  const { body, headers } = await app.inject({ url: '/demo/host?lang=de', headers: { 'accept-language': 'ru' } })
  expect(body).toContain('<html lang="de" dir="ltr">')
  expect(body).toContain('lang="de" theme="light"></vitrine-catalogue>')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  const negotiated = await app.inject({ url: '/demo/host?lang=xx', headers: { 'accept-language': 'ar' } })
  expect(negotiated.body).toContain('dir="rtl"')
  await stop()
})
