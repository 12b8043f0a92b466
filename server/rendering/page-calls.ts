import { API_BASE } from '#contract/api-base.ts'
import { HEADER_NAMES } from '#contract/header-names.ts'
import type { TokenData } from '#contract/token.ts'
import type { Address, Page } from '#domain/address/address.ts'
import { type LanguageCode, languageOf } from '#domain/language/language.ts'

/** An API call that a page starts with. */
export type PageCall =
  | { readonly kind: 'project' | 'chess'; readonly projectId: number }
  | {
      readonly kind: 'picture'
      readonly picture: { readonly id: string; readonly frame: number; readonly storey?: number }
    }

/** The calls that a page starts with: the project with its chess grid, and its picture. */
export function callsOf(token: TokenData, { page }: Address): readonly PageCall[] {
  const { project_id: projectId } = token.settings
  const picture = pictureOf(token, page)
  return [
    ...(projectId === null ? [] : (['project', 'chess'] as const).map((kind) => ({ kind, projectId }))),
    ...(picture ? [{ kind: 'picture' as const, picture }] : []),
  ]
}

/** The URL of a call, exactly as the page requests it. */
export function urlOfCall(call: PageCall, { firstToken, secondToken }: Address): string {
  const query = { first_token: firstToken, ...(secondToken && { second_token: secondToken }) }
  const urlOf = (path: string, more = {}) => `${API_BASE}/public/${path}?${new URLSearchParams({ ...query, ...more })}`
  if (call.kind === 'picture') return urlOf('interactive/show', call.picture)
  return urlOf(`projects/${call.projectId}${call.kind === 'chess' ? '/chess' : ''}`)
}

/** The picture that a page shows first, as a query. */
function pictureOf({ interactive }: TokenData, page: Page) {
  const { root, enabled } = interactive
  if (page.name === 'main') return enabled && root ? { id: root.id, frame: root.frame } : null
  if (page.name !== 'interactive') return null
  const { interactiveId, frameId, storeyId } = page
  return { id: interactiveId, frame: frameId, ...(storeyId !== null && { storey: storeyId }) }
}

/** The headers of every API call of the page. */
export function callHeadersOf(lang: LanguageCode): Readonly<Record<string, string>> {
  return { [HEADER_NAMES['x-accept-language']]: String(languageOf(lang).id) }
}
