import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('has a working default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: './data',
    databaseUrl: null,
    mediaStore: null,
    mediaUrl: null,
    demo: true,
    demoVisits: true,
    manageCallsPerMinute: null,
    manageKey: null,
    secretKey: null,
    secretKeyOld: null,
    metricsKey: null,
    securityContact: null,
    oidcSettings: null,
    smtpUrl: null,
    studioUrl: null,
    mailFrom: 'Vitrine <no-reply@localhost>',
    hasMailFrom: false,
    leadWindowDays: 30,
    retryScale: 1,
    allowPrivateTargets: false,
    logLevel: 'info',
    logFormat: 'text',
    trustProxy: 0,
  })
})

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['RETRY_SCALE', '2'],
  ['RETRY_SCALE', '0'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'example.com'],
  ['MEDIA_STORE', '/srv/media'],
  ['MEDIA_STORE', 's3://Bucket'],
  ['MEDIA_STORE', 's3://bucket/../other'],
  ['MEDIA_URL', 'cdn.example'],
  ['MEDIA_URL', 'ftp://cdn.example'],
  ['MEDIA_URL', 'https://cdn.example/?size=1'],
  ['MEDIA_URL', 'https://somebody@cdn.example'],
  ['S3_ENDPOINT', 'minio:9000'],
  ['S3_REGION', 'Frankfurt am Main'],
  ['S3_PATH_STYLE', 'yes'],
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
  ['MANAGE_CALLS_PER_MINUTE', '0'],
  ['LEAD_WINDOW_DAYS', 'a month'],
  ['LEAD_WINDOW_DAYS', '-1'],
  ['ALLOW_PRIVATE_TARGETS', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/40'],
])('reports a wrong %s in one line', (name, value) => {
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

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'https://catalogue.example' }, false],
  [{ PUBLIC_URL: 'https://catalogue.example', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('with %o visitors may try the demo in copies: %s', (env, demoVisits) => {
  expect(readConfig(env)).toMatchObject({ demoVisits })
})

test('removes the last slash of the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://vitrine.example/' })).toMatchObject({ publicUrl: 'https://vitrine.example' })
})

test.each([
  [{ MAIL_FROM: 'sales@homes.example' }, 'sales@homes.example'],
  [{ MAIL_FROM: 'Sales office <sales@homes.example>' }, 'Sales office <sales@homes.example>'],
  [{ PUBLIC_URL: 'https://homes.example:8443/' }, 'Vitrine <no-reply@homes.example>'],
])('with %o sends mails from %s', (env, mailFrom) => {
  expect(readConfig({ SMTP_URL: 'smtps://user:secret@mail.example', ...env })).toMatchObject({ mailFrom })
})

test.each([
  ['1', 1],
  ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
])('with TRUST_PROXY=%s trusts %j', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy })
})

test('requires a sender for a mail server', () => {
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' })).toEqual({
    error: expect.stringMatching(/^Setting MAIL_FROM is wrong: .+$/),
  })
})

test.each([
  ['security@homes.example', 'mailto:security@homes.example'],
  ['mailto:security@homes.example', 'mailto:security@homes.example'],
  ['https://homes.example/security', 'https://homes.example/security'],
])('accepts %s as the security contact', (contact, securityContact) => {
  expect(readConfig({ SECURITY_CONTACT: contact })).toMatchObject({ securityContact })
})

describe('a bucket for media', () => {
  const S3 = {
    MEDIA_STORE: 's3://homes/catalogue/media',
    S3_ENDPOINT: 'https://s3.example:9000/',
    S3_REGION: 'eu-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  test('has a name, a prefix and an endpoint', () => {
    expect(readConfig(S3)).toMatchObject({
      mediaStore: {
        bucket: 'homes',
        prefix: 'catalogue/media/',
        endpoint: 'https://s3.example:9000/',
        region: 'eu-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        isPathStyle: true,
      },
    })
    expect(readConfig({ ...S3, MEDIA_STORE: 's3://homes/', S3_PATH_STYLE: '0' })).toMatchObject({
      mediaStore: { bucket: 'homes', prefix: '', isPathStyle: false },
    })
  })

  test('is at Amazon if only a region is given', () => {
    const config = readConfig({ ...S3, S3_ENDPOINT: '' })
    expect(config).toMatchObject({ mediaStore: { endpoint: 'https://s3.eu-1.amazonaws.com' } })
  })

  test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('needs %s', (name) => {
    expect(readConfig({ ...S3, [name]: '' })).toEqual({ error: `Setting ${name} is missing: MEDIA_STORE needs it` })
  })

  test('needs an endpoint or a region', () => {
    expect(readConfig({ ...S3, S3_ENDPOINT: '', S3_REGION: '' })).toEqual({
      error: 'Setting S3_ENDPOINT is missing: MEDIA_STORE needs it, or S3_REGION for Amazon',
    })
  })
})

test('removes the last slash of MEDIA_URL, and refuses http media for an https site', () => {
  expect(readConfig({ MEDIA_URL: 'https://cdn.example/homes/' })).toMatchObject({
    mediaUrl: 'https://cdn.example/homes',
  })
  expect(readConfig({ MEDIA_URL: 'http://cdn.example', PUBLIC_URL: 'https://homes.example' })).toEqual({
    error: expect.stringMatching(/^Setting MEDIA_URL is wrong: /),
  })
})

test('reads an identity provider, named by its host unless it has a name, and says what is missing', () => {
  const provider = { OIDC_ISSUER: 'https://login.example/realm', OIDC_CLIENT_ID: 'vitrine', OIDC_CLIENT_SECRET: 's' }
  const read = { issuer: 'https://login.example/realm', clientId: 'vitrine', clientSecret: 's' }
  expect(readConfig(provider)).toMatchObject({ oidcSettings: { ...read, name: 'login.example' } })
  expect(readConfig({ ...provider, OIDC_NAME: 'Our login' })).toMatchObject({
    oidcSettings: { ...read, name: 'Our login' },
  })
  const { OIDC_CLIENT_SECRET: _, ...rest } = provider
  expect(readConfig(rest)).toEqual({ error: expect.stringContaining('OIDC_CLIENT_SECRET') })
})
