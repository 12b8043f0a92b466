import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAddress } from '#domain/address/parse-address.ts'
import { negotiateLanguage } from '#domain/language/choose-language.ts'
import { directionOf, type LanguageCode, languageOf } from '#domain/language/language.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { renderTemplate } from '#server/http/render-template.ts'
import type { Translators } from '#server/language/translators.ts'

/** Gives the HTML of the web app for a URL: the built file, or the one of the development server. */
export type PageTemplate = (url: string) => Promise<string>

/** Pages outside any catalogue: the welcome page at the root and token-not-found everywhere else. */
const PAGES = {
  welcome: { status: 200, title: 'welcome.title', description: 'welcome.text' },
  'token-not-found': { status: 404, title: 'title.token_not_found', description: 'message.link_not_found_text' },
} as const satisfies Record<string, { status: number; title: MessageKey; description: MessageKey }>

/** Answers every address that nothing else answers with the page of the web app, in the visitor's language. */
export function pageRoutes(app: FastifyInstance, template: PageTemplate, translators: Translators): void {
  app.get('/*', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://host')
    const parsed = parseAddress(pathname, search)
    const name = parsed.kind === 'root' ? 'welcome' : 'token-not-found'
    // Without a catalogue nobody has set a default, so the browser's own language decides.
    const lang = 'lang' in parsed ? parsed.lang : parsed.address.lang
    return sendPage(request, reply, name, lang ?? negotiateLanguage(request.headers['accept-language'] ?? ''))
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply, name: keyof typeof PAGES, code: LanguageCode) {
    const { t } = await translators(code)
    const { status, title, description } = PAGES[name]
    const nonce = randomBytes(16).toString('base64')
    const html = renderTemplate(await template(request.url), {
      lang: languageOf(code).tag,
      dir: directionOf(code),
      code,
      page: name,
      title: t(title),
      description: t(description),
      nonce,
    })
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .send(html)
  }
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
