import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { MailMessage } from './mail-message.ts'
import { createStudioMails } from './studio-mail.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

function createMails(send: (mail: MailMessage) => void, failures: string[] = []) {
  return createStudioMails({
    mailer: {
      send: async (mail) => {
        send(mail)
        return { ok: true }
      },
      close: () => {},
    },
    isMailed: true,
    translators: createTranslators(),
    now: () => NOW,
    onFailure: (line) => void failures.push(line),
  })
}

it.each(LANGUAGE_CODES)('mails links, codes and invitations in %s', async (lang) => {
  const sent: MailMessage[] = []
  const mails = createMails((mail) => void sent.push(mail))
  const href = 'https://homes.example/studio/sign-in#token=abc'
  mails.signIn({ to: 'ada@homes.example', lang, id: 1, code: '012345', href })
  mails.invitation({ to: 'ada@homes.example', lang, id: 2, company: 'Bay & Co\r\nBcc: x', href })
  await mails.settle()
  expect(sent).toHaveLength(2)
  for (const { html, text, subject } of sent) {
    expect(html).toContain(`href="${href}"`)
    expect(text).toContain(href)
    expect(`${html}${text}${subject}`).not.toMatch(/\{\w+\}/)
  }
  const signIn = sent.find(({ messageId }) => messageId.startsWith('<sign-in-1-'))
  expect(signIn?.text).toContain('012 345')
  const invitation = sent.find(({ messageId }) => messageId.startsWith('<invitation-2-'))
  expect(invitation?.subject).toContain('Bay & Co Bcc: x')
  expect(invitation?.html).toContain('Bay &amp; Co')
})

it('reports a failure without the address', async () => {
  const failures: string[] = []
  const mails = createMails(() => {
    throw new TypeError('no ada@homes.example')
  }, failures)
  mails.signIn({ to: 'ada@homes.example', lang: 'en', id: 1, code: '012345', href: 'https://homes.example/#token=a' })
  await mails.settle()
  expect(failures).toEqual(['A mail of the Studio could not be sent: TypeError'])
})
