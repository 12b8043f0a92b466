import type { APIRequestContext, Page } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { LOCALHOST_ORIGIN, MANAGE_KEY } from '../origins.ts'
import { expect } from '../test.ts'
import { invite } from './people.ts'

/** Signs a new person of the demo's company in, without a screen: the context of the page gets the cookie. */
export async function signIn(
  page: Page,
  { name = 'Helen Marsh', role = 'editor' as Role, lang = 'en' as LanguageCode } = {},
): Promise<void> {
  const { request } = page.context()
  const { token } = await invite(request, role, lang)
  const answer = await request.post(`${LOCALHOST_ORIGIN}/api/v1/manage/sign-in/invitation`, {
    headers: { origin: LOCALHOST_ORIGIN },
    data: { token, name, lang },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Calls the management API with the key, as an integration of the company does, and returns `data`. */
export async function callWithKey(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const answer = await request.fetch(`${LOCALHOST_ORIGIN}/api/v1/manage/${path}`, {
    method,
    headers: { authorization: `Bearer ${MANAGE_KEY}` },
    ...(data && { data }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.status() === 204 ? null : (await answer.json()).data
}

/** The catalogue of the demo with a token. */
export async function findCatalogue(request: APIRequestContext, token: string) {
  const all = await callWithKey(request, 'GET', 'catalogues')
  const found = all.find((each: { readonly token: string }) => each.token === token)
  if (!found) throw new Error(`the demo has no catalogue ${token}`)
  return found as { readonly id: number; readonly project_id: number }
}
