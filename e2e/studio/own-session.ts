import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { MANAGE_KEY } from '../origins.ts'
import { expect } from '../test.ts'

/** Calls the management API of a server with the key of the tests, and returns `data`. */
export async function callByKey(
  request: APIRequestContext,
  origin: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const answer = await request.fetch(`${origin}/api/v1/manage/${path}`, {
    method,
    headers: { authorization: `Bearer ${MANAGE_KEY}` },
    ...(data && { data }),
  })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return answer.status() === 204 ? null : (await answer.json()).data
}

/** The person of a session. */
interface SessionOptions {
  readonly origin: string
  readonly name: string
  readonly role?: Role
  readonly lang?: LanguageCode
}

/** Invites a person and signs them in, in the cookies of a browser context. Returns the person's address. */
export async function openSession(
  context: BrowserContext,
  { origin, name, role = 'owner', lang = 'en' }: SessionOptions,
) {
  const email = `person-${randomUUID().slice(0, 8)}@developer.example`
  const { link } = await callByKey(context.request, origin, 'POST', 'people/invitations', { email, role, lang })
  await acceptInvitation(context, origin, String(link), name, lang)
  return email
}

/** Accepts an invitation by its link. */
export async function acceptInvitation(
  context: BrowserContext,
  origin: string,
  link: string,
  name: string,
  lang: LanguageCode = 'en',
): Promise<void> {
  const answer = await context.request.post(`${origin}/api/v1/manage/sign-in/invitation`, {
    headers: { origin },
    data: { token: link.split('#token=')[1] ?? '', name, lang },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
