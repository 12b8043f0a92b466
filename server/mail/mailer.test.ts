import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailMessage } from './mail-message.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { startSmtp, type TestSmtp } from './smtp.fixture.ts'

const MESSAGE: MailMessage = {
  to: 'desk@coast.example',
  subject: 'New enquiry',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<order-1-2@homes.example>',
  replyTo: null,
  date: new Date('2026-03-01T12:00:00Z'),
  headers: {},
}

describe('mails over SMTP', () => {
  let smtp: TestSmtp
  let mailer: Mailer
  beforeAll(async () => {
    smtp = await startSmtp()
    mailer = createMailer({ smtpUrl: smtp.url, from: 'Vitrine <no-reply@homes.example>', dataDir: '', say: () => {} })
  })
  afterAll(async () => {
    mailer.close()
    await smtp.goDown()
  })

  it('arrive with their Message-ID, as HTML and as text', async () => {
    expect(await mailer.send(MESSAGE)).toEqual({ ok: true })
    expect(smtp.mails().at(-1)).toMatchObject({
      messageId: '<order-1-2@homes.example>',
      from: { name: 'Vitrine', address: 'no-reply@homes.example' },
      to: [{ address: 'desk@coast.example' }],
      subject: 'New enquiry',
      date: '2026-03-01T12:00:00.000Z',
      html: expect.stringContaining('<p>Hello</p>'),
      text: expect.stringContaining('Hello'),
    })
  })

  it('fail while the server is down, and arrive as the same mail when it is back', async () => {
    await smtp.goDown()
    const before = smtp.mails().length
    for (const _ of [1, 2]) {
      const result = await mailer.send(MESSAGE)
      expect(result).toEqual({ ok: false, error: expect.stringMatching(/^SMTP: no connection \(E\w+\)$/) })
    }
    await smtp.comeBack()
    expect(await mailer.send(MESSAGE)).toEqual({ ok: true })
    expect(smtp.mails().slice(before)).toMatchObject([{ messageId: '<order-1-2@homes.example>' }])
  })

  it.each([
    ['an unknown mailbox', { at: 'recipient', code: 550, text: '5.1.1 <desk@coast.example> unknown' }, true],
    ['an unknown mailbox without a reason', { at: 'recipient', code: 550, text: 'desk@coast.example?' }, true],
    ['a blocked sender', { at: 'recipient', code: 550, text: '5.7.1 blocked, desk@coast.example' }, false],
    ['a greylist', { at: 'recipient', code: 451, text: '4.7.1 later' }, false],
    ['a full mailbox', { at: 'recipient', code: 552, text: '5.2.2 desk@coast.example is full' }, false],
    ['a spam filter', { at: 'data', code: 554, text: '5.7.1 looks like spam' }, false],
    ['a server that is shutting down', { at: 'data', code: 421, text: 'bye' }, false],
  ] as const)('report %s without the address', async (_, refusal, isFinal) => {
    smtp.refuse(refusal)
    const result = await mailer.send(MESSAGE)
    smtp.refuse(null)
    expect(result).toMatchObject({ ok: false, error: expect.stringMatching(new RegExp(`^SMTP ${refusal.code}`)) })
    expect('isFinal' in result).toBe(isFinal)
    expect(JSON.stringify(result)).not.toContain('coast')
    expect(await mailer.send(MESSAGE)).toEqual({ ok: true })
  })

  it.each(['', 'nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', '<a@b.example>'])(
    'are not sent to %j',
    async (to) => {
      const before = smtp.mails().length
      expect(await mailer.send({ ...MESSAGE, to })).toMatchObject({ ok: false, isFinal: true })
      expect(smtp.mails()).toHaveLength(before)
    },
  )

  it('take no header from a text', async () => {
    const attack = 'x\r\nBcc: thief@evil.example\r\n\r\nbody\u2028\u0000'
    await mailer.send({
      ...MESSAGE,
      subject: attack,
      replyTo: { name: attack, address: 'maria@visitor.example' },
      headers: { 'Auto-Submitted': attack },
    })
    const mail = smtp.mails().at(-1)
    expect(mail).toMatchObject({
      subject: 'x Bcc: thief@evil.example body',
      replyTo: [{ name: 'x Bcc: thief@evil.example body', address: 'maria@visitor.example' }],
    })
    expect(mail?.bcc).toBeUndefined()
    expect(smtp.lastRaw()).not.toMatch(/^bcc:/im)
  })

  it('have no reply address if it is invalid', async () => {
    await mailer.send({ ...MESSAGE, replyTo: { name: 'x', address: 'a@b.example, c@d.example' } })
    expect(smtp.mails().at(-1)?.replyTo).toBeUndefined()
  })
})

it('are written to files without a mail server, one file for each mail, with nobody named in the log', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-mail-'))
  const logged: string[] = []
  const mailer = createMailer({
    smtpUrl: null,
    from: 'no-reply@homes.example',
    dataDir,
    say: (line) => logged.push(line),
  })
  await mailer.send({ ...MESSAGE, subject: 'Привет' })
  expect(await mailer.send({ ...MESSAGE, subject: 'Привет' })).toEqual({ ok: true })
  expect(await readdir(path.join(dataDir, 'mail'))).toEqual(['order-1-2@homes.example.eml'])
  const file = path.join(dataDir, 'mail', 'order-1-2@homes.example.eml')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    subject: 'Привет',
    to: [{ address: MESSAGE.to }],
  })
  expect(logged).toEqual(Array(2).fill(`No mail server is set (SMTP_URL): the mail was saved as ${file}`))
  await rm(dataDir, { recursive: true })
})

it('can be retried if there is neither a mail server nor a writable folder', async () => {
  const mailer = createMailer({ smtpUrl: null, from: 'a@b.example', dataDir: '/dev/null', say: () => {} })
  expect(await mailer.send(MESSAGE)).toEqual({ ok: false, error: 'The mail could not be written (ENOTDIR)' })
})
