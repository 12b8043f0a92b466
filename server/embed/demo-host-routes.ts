import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { negotiateLanguage } from '#domain/language/choose-language.ts'
import { directionOf, isLanguageCode, type LanguageCode, languageOf } from '#domain/language/language.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { escapeHtml } from '#server/http/render-template.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { CataloguePages } from '#server/page/catalogue-page.ts'
import { demoHostPage } from './demo-host-page.ts'

interface DemoHostDeps {
  readonly directory: Directory
  readonly cataloguePages: CataloguePages
  readonly translators: Translators
  /** The first token of the demo's group; null without a demo. */
  readonly demo: string | null
  /** The base of media addresses; null: our own site. */
  readonly mediaUrl?: string | null
}

/** `GET /demo/host`: the demo embedded in a page of its developer, with as strict a policy as a host page can have. */
export function demoHostRoutes(app: FastifyInstance, deps: DemoHostDeps): void {
  const { directory, cataloguePages, translators, demo, mediaUrl } = deps
  app.get<{ Querystring: { lang?: unknown } }>('/demo/host', async (request, reply) => {
    const visit = demo === null ? null : directory.resolve(demo)
    const asked = String(request.query.lang)
    const lang = isLanguageCode(asked) ? asked : negotiateLanguage(request.headers['accept-language'] ?? '')
    if (!visit)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(await missingPage(translators, lang))
    const { token } = await cataloguePages.factsOf({ ...visit, lang, isPreview: false, domain: null })
    const { t } = await translators(lang)
    const nonce = randomBytes(16).toString('base64')
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Accept-Encoding',
      'content-security-policy': policy(nonce, mediaUrl ? ` ${new URL(mediaUrl).origin}` : ''),
    })
    return sendCompressed(request, reply, demoHostPage({ token, lang, languages: visit.catalogue.languages, t, nonce }))
  })
}

/** A page that explains how to load the demo. */
async function missingPage(translators: Translators, lang: LanguageCode): Promise<string> {
  const { t } = await translators(lang)
  const text = escapeHtml(t('demo.host_missing'))
  return `<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t('demo.host'))}</title>
<p>${text}</p>
</html>
`
}

/** A host page needs `script-src` and `frame-src` for our catalogue; the rest is for the page itself. */
function policy(nonce: string, media: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "frame-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${media}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
