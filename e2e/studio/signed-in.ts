import type { APIRequestContext, Page } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { callByKey, openSession } from './own-session.ts'

/** Signs a new person of the demo's company in, without a screen: the context of the page gets the cookie. */
export async function signIn(
  page: Page,
  { name = 'Helen Marsh', role = 'editor' as Role, lang = 'en' as LanguageCode } = {},
): Promise<void> {
  await openSession(page.context(), { origin: LOCALHOST_ORIGIN, name, role, lang })
}

/** Calls the management API of the demo with the key, as an integration of the company does, and returns `data`. */
export function callWithKey(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  return callByKey(request, LOCALHOST_ORIGIN, method, path, data)
}

/** The catalogue of the demo with a token. */
export async function findCatalogue(request: APIRequestContext, token: string) {
  const all = await callWithKey(request, 'GET', 'catalogues')
  const found = all.find((each: { readonly token: string }) => each.token === token)
  if (!found) throw new Error(`the demo has no catalogue ${token}`)
  return found as { readonly id: number; readonly project_id: number }
}
