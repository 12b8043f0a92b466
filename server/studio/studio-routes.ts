import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { StudioBoot } from '#contract/studio-boot.ts'
import { negotiateLanguage } from '#domain/language/choose-language.ts'
import { directionOf, languageOf } from '#domain/language/language.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { assetRoutes } from '#server/http/asset-routes.ts'
import { refuse } from '#server/http/problem.ts'
import { jsonForScript, renderTemplate } from '#server/http/render-template.ts'
import { ownSiteOf } from '#server/session/own-site.ts'
import { type CoverDeps, readStudioCover } from './studio-cover.ts'

/** What the Studio is served from. */
export interface StudioDeps extends CoverDeps {
  readonly publicUrl: string | null
  /** The built document; that of the development server in development. */
  readonly studioTemplate: (url: string) => Promise<string>
  /** Changes with every release of the Studio; null or none in development. */
  readonly studioBuild?: string | null | undefined
  /** The folder of built files; null if a development server serves them. */
  readonly studioAssetsDir: string | null
}

/** `/studio`: the app of the developer's own people, only on our own host and never in a frame. */
export function studioRoutes(app: FastifyInstance, deps: StudioDeps): void {
  const { publicUrl, mediaUrl, studioTemplate, studioAssetsDir, studioBuild: build = null } = deps
  if (studioAssetsDir !== null) assetRoutes(app, '/studio/assets/', studioAssetsDir)
  for (const path of ['/studio', '/studio/*']) {
    app.get(path, async (request, reply) => {
      if (!ownSiteOf(request, publicUrl)) refuse('not_found')
      const lang = negotiateLanguage(request.headers['accept-language'] ?? '')
      const boot: StudioBoot = { lang, build, picture: await readStudioCover(deps, lang) }
      const nonce = randomBytes(16).toString('base64')
      const html = renderTemplate(await studioTemplate(request.url), {
        lang: languageOf(lang).tag,
        dir: directionOf(lang),
        boot: `<script type="application/json" id="boot">${jsonForScript(boot)}</script>`,
        nonce,
      })
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Accept-Language, Accept-Encoding')
        .header('content-security-policy', policyOf(nonce, mediaUrl))
        // Addresses of the Studio are nobody else's business.
        .header('referrer-policy', 'same-origin')
      return sendCompressed(request, reply, html)
    })
  }
}

/** Our own files, scripts by nonce, nothing inline, and no frame around it. */
function policyOf(nonce: string, mediaUrl: string | null): string {
  const media = mediaUrl === null ? '' : ` ${new URL(mediaUrl).origin}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${media}`,
    `connect-src 'self'${media}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
