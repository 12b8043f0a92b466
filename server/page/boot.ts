import { API_BASE } from '#contract/api-base.ts'
import { HEADER_NAMES } from '#contract/header-names.ts'
import type { TokenData } from '#contract/token.ts'
import type { Address, Page } from '#domain/address/address.ts'
import { type LanguageCode, languageOf } from '#domain/language/language.ts'

/** The calls that a page begins with: the project with its chess, and its picture. */
export function callsToPreload(token: TokenData, { page, firstToken, secondToken }: Address): readonly string[] {
  const tokens = { first_token: firstToken, ...(secondToken && { second_token: secondToken }) }
  const urlOf = (path: string, query = {}) =>
    `${API_BASE}/public/${path}?${new URLSearchParams({ ...tokens, ...query })}`
  const { project_id } = token.settings
  const project = project_id === null ? [] : [urlOf(`projects/${project_id}`), urlOf(`projects/${project_id}/chess`)]
  const picture = pictureOf(token, page)
  return [...project, ...(picture ? [urlOf('interactive/show', picture)] : [])]
}

/** The picture that stands on the stage of a page, as its call names it. */
function pictureOf({ interactive }: TokenData, page: Page): Readonly<Record<string, string>> | null {
  const { root, enabled } = interactive
  if (page.name === 'main') return enabled && root ? { id: root.id, frame: String(root.frame) } : null
  if (page.name !== 'interactive') return null
  const { interactiveId, frameId, storeyId } = page
  return { id: interactiveId, frame: String(frameId), ...(storeyId !== null && { storey: String(storeyId) }) }
}

/** The headers of every call of the page. */
export function callHeadersOf(lang: LanguageCode, isPreview: boolean): Readonly<Record<string, string>> {
  return {
    [HEADER_NAMES['x-accept-language']]: String(languageOf(lang).id),
    ...(isPreview && { [HEADER_NAMES['x-a']]: '1' }),
  }
}
