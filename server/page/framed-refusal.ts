import type { FastifyReply, FastifyRequest } from 'fastify'
import { FRAME_SOURCE, type FrameError } from '#contract/embed.ts'
import { mayEmbed, originOfUrl } from '#domain/host/embed-policy.ts'
import { directionOf, type LanguageCode, languageOf } from '#domain/language/language.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { requestOrigin } from '#server/http/origin.ts'
import { escapeHtml, jsonForScript } from '#server/http/render-template.ts'
import type { Translators } from '#server/language/translators.ts'
import { createInline } from './inline.ts'

/** Why a frame gets no catalogue, and the message for the console of its host page. */
interface FramedRefusal {
  readonly status: number
  readonly lang: LanguageCode
  readonly code: FrameError
  readonly reason: string
}

/**
 * The host of a page that frames the catalogue and may not, if the browser sends it; otherwise null. The policy of the
 * page blocks it anyway: this allows a readable message in place of the browser's own error.
 */
export function refusedHost(request: FastifyRequest, embedDomains: readonly string[] | null): string | null {
  const site = URL.parse(originOfUrl(request.headers.referer ?? '') ?? '')
  if (!site || site.host === request.host) return null
  return mayEmbed(site.origin, { embedDomains, ownOrigin: requestOrigin(request) }) ? null : site.host
}

const STYLE =
  'body{display:grid;place-content:center;min-block-size:90vh;padding:1rem;font:1rem system-ui;text-align:center}'

const TEXTS = { token_not_found: 'embed.not_found', embed_refused: 'embed.refused' } as const

/** Responds to a frame with a message. It contains nothing about any catalogue, so any page may show it. */
export async function sendFramedRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  translators: Translators,
  { status, lang, code, reason }: FramedRefusal,
): Promise<unknown> {
  const { t } = await translators(lang)
  const inline = createInline()
  const message = jsonForScript({ source: FRAME_SOURCE, v: 1, type: 'error', code, reason })
  const html = `<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t(TEXTS[code]))}</title>
${inline.style(STYLE)}
<p>${escapeHtml(t(TEXTS[code]))}</p>
${inline.script(`parent.postMessage(${message}, '*')`)}
</html>
`
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${[...inline.hashes.styles]}; script-src ${[...inline.hashes.scripts]}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    })
  return sendCompressed(request, reply, html)
}
