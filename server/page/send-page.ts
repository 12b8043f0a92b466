import type { RequestListener } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SERVER_ROOTS } from '#domain/address/address.ts'
import type { OnServed } from '#server/answer/ready-answers.ts'
import { chooseEncoding } from '#server/answer/send-answer.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { heldTag } from '#server/http/entity-tag.ts'
import type { ProxyTrust } from '#server/http/proxy-trust.ts'
import { visitedSite } from '#server/http/visited-site.ts'
import { type AskedPage, readAskedPage } from './asked-page.ts'
import type { KeptPage, KeptPages, MadePage } from './kept-pages.ts'
import { cacheControlOf, isOfFrame, NEVER_KEPT, pageHeaders } from './page-headers.ts'

/** Sends a page. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedPage,
  page: KeptPage | MadePage,
): Promise<FastifyReply> {
  reply.code(page.status).headers(pageHeaders(asked, page))
  if (!('bytes' in page)) return sendCompressed(request, reply, page.html)
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  // Whoever may not keep a page has nothing to ask about later.
  const isKept = cacheControlOf(asked, page) !== NEVER_KEPT
  const held = isKept ? heldTag(request.headers['if-none-match'], page.bytes.hash) : null
  if (held !== null) return reply.code(304).removeHeader('content-type').header('etag', held).send()
  if (isKept) reply.header('etag', page.bytes.tagOf(encoding))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.bytes.bytesIn(encoding))
}

/**
 * Sends kept pages before the listener that routes requests: these need no parsing of bodies, no routes and no hooks.
 * `everyHeader` is what the hooks would add.
 */
export function sendKeptPages(
  { ready }: KeptPages,
  isProxy: ProxyTrust,
  everyHeader: Readonly<Record<string, string>>,
): (listener: RequestListener, onServed: OnServed) => RequestListener {
  return (listener, onServed) => (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || isOfServer(url)) return listener(request, response)
    const asked = readAskedPage(request, visitedSite(request, isProxy))
    const page = asked.key === null || asked.isPersonal ? null : ready(asked.key)
    const encoding = chooseEncoding(headers['accept-encoding'] ?? '')
    const body = page && !isOfFrame(asked, page) ? page.bytes.readyIn(encoding) : null
    if (!page || !body) return listener(request, response)
    const held = heldTag(headers['if-none-match'], page.bytes.hash)
    const { 'content-type': type, ...kept } = pageHeaders(asked, page)
    if (held === null) {
      response.writeHead(page.status, {
        ...everyHeader,
        ...kept,
        'content-type': type,
        etag: page.bytes.tagOf(encoding),
        'content-encoding': encoding,
        'content-length': body.length,
      })
      response.end(body)
    } else {
      response.writeHead(304, { ...everyHeader, ...kept, etag: held }).end()
    }
    onServed(request, held === null ? page.status : 304)
  }
}

/** Most requests are for files and answers, which are told from pages by the first part of their path. */
function isOfServer(url: string): boolean {
  const end = url.indexOf('/', 1)
  return end > 0 && SERVER_ROOTS.some((root) => root.length === end - 1 && url.startsWith(root, 1))
}
