import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { offersPage } from '#domain/address/resolve-address.ts'
import { shortTypeOf } from '#domain/catalogue/catalogue.ts'
import { fullPathOf } from '#domain/host/full-path.ts'
import { chooseLanguage } from '#domain/language/choose-language.ts'
import { originOf } from '#server/http/origin.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { CataloguePages } from '#server/page/catalogue-page.ts'
import type { Call } from '#server/public-call/call.ts'
import { domainOf } from '#server/public-call/read-call.ts'
import { oembedOf, oembedXml } from '#server/share/oembed.ts'

interface OEmbedDeps {
  readonly directory: Directory
  readonly cataloguePages: CataloguePages
  readonly publicUrl: string | null
}

const pixels = z.coerce.number().int().positive().max(100_000).optional()
const query = z.object({
  url: z.url({ protocol: /^https?$/ }),
  format: z.string().default('json'),
  maxwidth: pixels,
  maxheight: pixels,
})

/** `GET /oembed`: describes a page of a catalogue as a frame, for sites that embed links. */
export function oembedRoutes(app: FastifyInstance, { directory, cataloguePages, publicUrl }: OEmbedDeps): void {
  app.get('/oembed', async (request, reply) => {
    const { url, format, ...room } = readInput(query, request.query)
    // As oEmbed prescribes (oembed.com, 2.3.3).
    if (format !== 'json' && format !== 'xml') return reply.code(501).type('text/plain').send('json or xml\n')
    const asked = new URL(url)
    const origin = originOf(request, publicUrl)
    const { call, address } = findPage(directory, asked, new URL(origin).host) ?? refuse('not_found')
    const site = call.domain === null ? origin : asked.origin
    const document = await cataloguePages.documentOf(call, address, { origin: site, search: asked.search })
    if ('redirect' in document || document.status === 404) refuse('not_found')
    const { head } = document
    const answer = oembedOf(
      {
        url: site + fullPathOf(formatAddress(address), asked.search),
        origin: site,
        title: head.title,
        provider: head.siteName,
        image: head.image,
      },
      room,
    )
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=3600')
    if (format === 'json') return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    return reply.type('text/xml; charset=utf-8').send(oembedXml(answer))
  })
}

interface FoundPage {
  readonly call: Call
  readonly address: Address
}

/** The page at one of our addresses or a white-label domain; null for other addresses and for pages not to embed. */
function findPage(directory: Directory, { host, hostname, pathname, search }: URL, ownHost: string): FoundPage | null {
  const parsed = parseAddress(pathname, search)
  if (!('address' in parsed)) return null
  const { address } = parsed
  const visit = directory.resolve(address.firstToken, address.secondToken ?? undefined)
  // Views are for whoever works on the catalogue.
  if (!visit?.catalogue.published || visit.view !== null) return null
  const { catalogue, partner } = visit
  const domain = domainOf(catalogue, hostname)
  if (domain === null && host !== ownHost) return null
  const languages = { default_lang: catalogue.default_lang, allowed: catalogue.languages }
  const known = {
    ...languages,
    short_type: shortTypeOf(catalogue.type),
    in_group: catalogue.groups.length > 0,
    second_token_known: true,
  }
  const { name } = address.page
  if (name === 'error-404' || PAGES[name].layout === 'document' || !offersPage(address, known)) return null
  const lang = chooseLanguage(address.lang, languages)
  return {
    call: { catalogue, partner, lang, isPreview: false, domain },
    address: address.lang === null ? address : { ...address, lang },
  }
}
