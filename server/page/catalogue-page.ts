import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { plainToken } from '#domain/address/link-view.ts'
import { documentTitle, type TitledPicture, titleKeyOf } from '#domain/address/title.ts'
import { createSubjectCache } from '#server/answer/subject-cache.ts'
import type { Database } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { projectsOf } from '#server/event/event-hub.ts'
import { formatEventId } from '#server/event/event-id.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { withMediaUrl } from '#server/media/media-url.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'
import { type DraftReader, withoutDrafts } from '#server/public-call/draft-reader.ts'
import { callHeadersOf, callsOf, urlOfCall } from '#server/rendering/page-calls.ts'
import { type PageFacts, readPageFacts, readTitledPicture } from '#server/share/page-facts.ts'
import { type AskedPage, readPageShare } from '#server/share/page-share.ts'
import { headOf } from './catalogue-head.ts'
import { findAddress } from './find-address.ts'
import { onOwnGrid } from './own-grid.ts'
import type { Document } from './page-document.ts'

/** The site that requests a page, and the query string. */
type AskedFrom = Pick<AskedPage, 'origin' | 'search'>

/** Builds the documents of catalogues. */
export interface CataloguePages {
  /** The document of an address, or a redirect. A missing page has the status 404. */
  readonly documentOf: (call: Call, address: Address, from: AskedFrom) => Promise<Document | Redirect>
  readonly factsOf: (call: Call) => Promise<PageFacts>
  /** The same address, or the address of the grid that contains the unit or storey of its panel. */
  readonly onOwnGrid: (call: Call, address: Address, search: string) => Promise<Address>
}

/** An address that another catalogue serves. */
export interface Redirect {
  readonly redirect: Address
}

/** What catalogue pages are made from. */
interface CataloguePageDeps {
  readonly database: Database
  readonly feed: ChangeFeed
  readonly directory: Directory
  readonly translators: Translators
  readonly models: PublicModels
  /** The base URL of media; null if they are on our own host. */
  readonly mediaUrl?: string | null
  /** Shows drafts in previews; by default none are shown. */
  readonly drafts?: DraftReader
}

// Facts are some kilobytes for each catalogue, partner and language. A picture has only three fields.
const MAX_KEPT = { facts: 1000, pictures: 10_000 } as const

/** Creates the documents of catalogues. Their data is read once and cached until it changes. */
export function createCataloguePages(deps: CataloguePageDeps): CataloguePages {
  const { database, feed, directory, translators, mediaUrl } = deps
  const facts = createSubjectCache<PageFacts>(feed, { most: MAX_KEPT.facts, sizeOf: () => 1 })
  const pictures = createSubjectCache<TitledPicture>(feed, { most: MAX_KEPT.pictures, sizeOf: () => 1 })
  const { drafts = withoutDrafts(database) } = deps

  async function factsOf(call: Call): Promise<PageFacts> {
    const { catalogue, partner, domain, lang, isPreview, view } = call
    const stamp = await drafts.stampOf(call)
    const key = [catalogue.id, partner?.id ?? '', domain ?? '', lang, isPreview, view ?? '', stamp].join('/')
    const found = await facts.get(key, async () => {
      const { value, subjects } = await drafts.read(stamp, (queries) => readPageFacts(queries, call, directory))
      return { value: withMediaUrl(value, mediaUrl), subjects }
    })
    if (!found) throw new Error(`no facts of catalogue ${catalogue.id}`)
    return found
  }

  async function pictureOf(call: Call, { page }: Address, { token }: PageFacts): Promise<TitledPicture | null> {
    const id =
      page.name === 'interactive' ? page.interactiveId : page.name === 'main' ? token.interactive.root?.id : null
    // The facade drawn from the chess grid has no row. It is above all pictures and shows storeys.
    if (!id || !/^\d+$/.test(id) || !canBeStored(Number(id)))
      return id ? { kind: 'facade', top: true, selects_estate: false } : null
    const stamp = await drafts.stampOf(call)
    return pictures.get(`${id}/${stamp}`, () => drafts.read(stamp, (queries) => readTitledPicture(queries, Number(id))))
  }

  async function documentOf(call: Call, asked: Address, from: AskedFrom): Promise<Document | Redirect> {
    const { catalogue, partner, lang } = call
    const pageFacts = await factsOf(call)
    const { token } = pageFacts
    const found = await findAddress(deps, call, token, asked)
    if (found.kind === 'elsewhere') return { redirect: found.address }
    const isMissing = found.kind === 'missing'
    const address: Address = isMissing ? { ...asked, page: { name: 'error-404' }, panel: null } : asked
    const { t } = await translators(lang)
    const followed = { catalogue, partnerId: partner?.id ?? null, projects: projectsOf(call, directory) }
    const state = formatEventId(followed, feed)
    // What others see of a page has the plain link.
    const page = { ...from, address: { ...address, firstToken: plainToken(address.firstToken) }, state }
    const share = await readPageShare(deps, call, page, pageFacts)
    // The name of the panel's unit, otherwise the title of the page.
    const pageTitle = share.name ?? t(`title.${titleKeyOf(address.page, await pictureOf(call, address, pageFacts))}`)
    const title = documentTitle(pageTitle, token.settings.name)
    const calls = isMissing ? [] : callsOf(token, address)
    return {
      address,
      calls,
      status: address.page.name === 'error-404' ? 404 : 200,
      head: headOf({ call, page, facts: pageFacts, share, title, fallback: t('welcome.text') }),
      boot: {
        page: 'catalogue',
        lang,
        theme: token.layout.color_scheme.theme,
        token,
        preload: callsOf(token, address).map((one) => urlOfCall(one, address)),
        headers: callHeadersOf(lang),
        root_picture: await pictureOf(call, { ...address, page: { name: 'main' } }, pageFacts),
        embed_domains: catalogue.embed_domains,
        event_id: state,
        missing: isMissing ? formatAddress(asked) : null,
      },
    }
  }

  return { documentOf, factsOf, onOwnGrid: (call, address, search) => onOwnGrid(deps.models, call, address, search) }
}
