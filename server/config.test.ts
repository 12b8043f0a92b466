import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('has a working default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    logLevel: 'info',
    trustProxy: false,
  })
})

test('takes an empty variable as an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
])('names a wrong %s in one line', (name, value) => {
  const config = readConfig({ [name]: value })
  expect(config).toEqual({ error: expect.stringMatching(new RegExp(`^Setting ${name} is wrong: .+$`)) })
})
