import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { LOCALHOST_ORIGIN, MANAGE_KEY } from '../origins.ts'
import { expect } from '../test.ts'

/** Invites a new person with the management key. Without a mail server the answer carries the link. */
export async function invite(request: APIRequestContext, role: Role = 'editor', lang: LanguageCode = 'en') {
  const email = `person-${randomUUID().slice(0, 8)}@developer.example`
  const answer = await request.post(`${LOCALHOST_ORIGIN}/api/v1/manage/people/invitations`, {
    headers: { authorization: `Bearer ${MANAGE_KEY}` },
    data: { email, role, lang },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { link } = (await answer.json()).data
  return { email, token: String(link).split('#token=')[1] ?? '' }
}

/** Gives the browser an authenticator that confirms everything, as a fingerprint reader would. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
