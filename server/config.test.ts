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
    secretKeyOld: null,
    metricsKey: null,
    securityContact: null,
    smtpUrl: null,
    mailFrom: 'Vitrine <no-reply@localhost>',
    leadWindowDays: 30,
    retryScale: 1,
    allowPrivateTargets: false,
    logLevel: 'info',
    logFormat: 'text',
    trustProxy: 0,
  })
})

test('takes an empty variable as an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['RETRY_SCALE', '2'],
  ['RETRY_SCALE', '0'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'example.com'],
  ['DEMO', 'yes'],
  ['LOG_FORMAT', 'xml'],
  ['MANAGE_KEY', 'short'],
  ['MANAGE_KEY', 'one word is what it has to be'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_OLD', 'short'],
  ['METRICS_KEY', 'short'],
  ['SECURITY_CONTACT', 'nobody'],
  ['SECURITY_CONTACT', 'http://insecure.example'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Vitrine <a@b.example>, c@d.example'],
  ['LEAD_WINDOW_DAYS', 'a month'],
  ['LEAD_WINDOW_DAYS', '-1'],
  ['ALLOW_PRIVATE_TARGETS', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/40'],
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

test.each([
  [{ MAIL_FROM: 'sales@homes.example' }, 'sales@homes.example'],
  [{ MAIL_FROM: 'Sales office <sales@homes.example>' }, 'Sales office <sales@homes.example>'],
  [{ PUBLIC_URL: 'https://homes.example:8443/' }, 'Vitrine <no-reply@homes.example>'],
])('with %o mails come from %s', (env, mailFrom) => {
  expect(readConfig({ SMTP_URL: 'smtps://user:secret@mail.example', ...env })).toMatchObject({ mailFrom })
})

test.each([
  ['1', 1],
  ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
])('with TRUST_PROXY=%s trusts %j', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy })
})

test('wants a sender for a mail server', () => {
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' })).toEqual({
    error: expect.stringMatching(/^Setting MAIL_FROM is wrong: .+$/),
  })
})

test.each([
  ['security@homes.example', 'mailto:security@homes.example'],
  ['mailto:security@homes.example', 'mailto:security@homes.example'],
  ['https://homes.example/security', 'https://homes.example/security'],
])('takes %s for where faults are reported', (contact, securityContact) => {
  expect(readConfig({ SECURITY_CONTACT: contact })).toMatchObject({ securityContact })
})
