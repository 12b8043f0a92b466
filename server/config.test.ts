import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('has a working default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: './data',
    databaseUrl: null,
    demo: true,
    manageKey: null,
    secretKey: null,
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
  ['PUBLIC_URL', 'example.com'],
  ['DEMO', 'yes'],
  ['MANAGE_KEY', 'short'],
  ['SECRET_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
])('names a wrong %s in one line', (name, value) => {
  const config = readConfig({ [name]: value })
  expect(config).toEqual({ error: expect.stringMatching(new RegExp(`^Setting ${name} is wrong: .+$`)) })
})

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://localhost/x' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('with %o the demo is loaded: %s', (env, demo) => {
  expect(readConfig(env)).toMatchObject({ demo })
})

test('takes the public address without its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://vitrine.example/' })).toMatchObject({ publicUrl: 'https://vitrine.example' })
})
