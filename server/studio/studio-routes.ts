import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StudioBoot } from '#contract/studio-boot.ts'
import { negotiateLanguage } from '#domain/language/choose-language.ts'
import { directionOf, languageOf } from '#domain/language/language.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { assetRoutes } from '#server/http/asset-routes.ts'
import { originOf } from '#server/http/origin.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { jsonForScript, renderTemplate } from '#server/http/render-template.ts'
import { isLoopback, studioOfVisitors } from '#server/http/sites.ts'
import { type OwnSite, ownSiteOf } from '#server/session/own-site.ts'
import { type CoverDeps, readStudioCover } from './studio-cover.ts'

/** What the Studio is served from. */
export interface StudioDeps extends CoverDeps, Sites {
  /** The built document; that of the development server in development. */
  readonly studioTemplate: (url: string) => Promise<string>
  /** Changes with every release of the Studio; null or none in development. */
  readonly studioBuild?: string | null | undefined
  /** The folder of built files; null if a development server serves them. */
  readonly studioAssetsDir: string | null
}

/** `/studio`: the app of the developer's own people, only where sessions count and never in a frame. */
export function studioRoutes(app: FastifyInstance, deps: StudioDeps): void {
  const { mediaUrl, studioTemplate, studioAssetsDir, studioBuild: build = null } = deps
  if (studioAssetsDir !== null) assetRoutes(app, '/studio/assets/', studioAssetsDir)
  for (const path of ['/studio', '/studio/*']) {
    app.get(path, async (request, reply) => {
      const site = ownSiteOf(request, deps)
      if (!site) return toStudio(deps, request, reply)
      const lang = negotiateLanguage(request.headers['accept-language'] ?? '')
      const visitor_host = new URL(originOf(request, deps.publicUrl)).host
      const boot: StudioBoot = { lang, build, visitor_host, picture: await readStudioCover(deps, lang) }
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
        .header('cross-origin-resource-policy', 'same-origin')
        .headers(isTrustworthy(site) ? OWN_WINDOW : {})
      return sendCompressed(request, reply, html)
    })
  }
}

// A page that opens the Studio in a window gets no hold of it.
const OWN_WINDOW = { 'cross-origin-opener-policy': 'same-origin' }

/** Whether browsers keep windows of an origin apart. Elsewhere they ignore the header and warn. */
function isTrustworthy({ isSecure, origin }: OwnSite): boolean {
  return isSecure || isLoopback(new URL(origin).hostname)
}

/** Leads from the host of the catalogues to the Studio. The browser adds the fragment, with the token of a link. */
function toStudio(sites: Sites, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const studio = studioOfVisitors(request, sites) ?? refuse('not_found')
  return reply.header('cache-control', 'private, no-store').redirect(studio + request.url, 302)
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
    // Both sides of a comparison.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
