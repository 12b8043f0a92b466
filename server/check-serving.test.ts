import { expect, test } from 'vitest'
import { servingError, servingWarning } from './check-serving.ts'
import { type Config, readConfig } from './config.ts'

const SECRET_KEY = 'thirty-two letters and some more'
const PUBLIC_URL = 'https://homes.example'
const DATABASE_URL = 'postgres://localhost/x'

const faultOf = (env: Readonly<Record<string, string>>) => servingError(readConfig(env) as Config)

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.9' },
  { HOST: '0.0.0.0', PUBLIC_URL },
  { TRUST_PROXY: '1', PUBLIC_URL },
  { DATABASE_URL, PUBLIC_URL, SECRET_KEY },
])('serves with %j', (env) => {
  expect(faultOf(env)).toBeNull()
})

test.each([
  [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  [{ HOST: '::' }, 'PUBLIC_URL'],
  [{ HOST: '127.example.com' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: '1' }, 'PUBLIC_URL'],
  [{ DATABASE_URL, SECRET_KEY }, 'PUBLIC_URL'],
  [{ DATABASE_URL, PUBLIC_URL }, 'SECRET_KEY'],
])('refuses to serve with %j, and reports in one line that %s is missing', (env, name) => {
  expect(faultOf(env)).toMatch(new RegExp(`^Setting ${name} is missing: .+$`))
})

test('warns about a guessed sender', () => {
  const warningOf = (env: Readonly<Record<string, string>>) => servingWarning(readConfig(env) as Config)
  const mail = { PUBLIC_URL, SMTP_URL: 'smtps://mail.example' }
  expect(warningOf(mail)).toMatch(/^MAIL_FROM is not set: mails are sent from Vitrine <no-reply@homes\.example>\. /)
  expect(warningOf({ ...mail, MAIL_FROM: 'sales@homes.example' })).toBeNull()
  expect(warningOf({ PUBLIC_URL })).toBeNull()
})
