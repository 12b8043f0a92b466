import { createHash } from 'node:crypto'
import type { Tokens } from '#domain/address/address.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { PREVIEWS_PATH } from './preview-routes.ts'

/** The target of a link preview. */
export type PreviewTarget =
  | { readonly kind: 'unit'; readonly id: number }
  | { readonly kind: 'list'; readonly ids: readonly number[] }
  | { readonly kind: 'project'; readonly estate: number | null }

/** The URL of a link preview. It contains a hash of the content, because messengers cache pictures by URL. */
export function previewLink(target: PreviewTarget, tokens: Tokens, lang: LanguageCode, content: string): string {
  const query = new URLSearchParams({
    first_token: tokens.firstToken,
    ...(tokens.secondToken !== null && { second_token: tokens.secondToken }),
    lang,
    ...(target.kind === 'list' && { units: target.ids.join(',') }),
    ...(target.kind === 'project' && target.estate !== null && { estate: String(target.estate) }),
    v: createHash('sha256').update(content).digest('base64url').slice(0, 10),
  })
  return `${PREVIEWS_PATH}/${fileOf(target)}?${query}`
}

function fileOf(target: PreviewTarget): string {
  if (target.kind === 'unit') return `instances/${target.id}.jpg`
  return target.kind === 'list' ? 'favorites.jpg' : 'project.jpg'
}
