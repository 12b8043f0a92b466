import type { Address } from '#domain/address/address.ts'
import { documentTitle, type TitledPicture, titleKeyOf } from '#domain/address/title.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import { createSubjectCache } from '#server/answer/subject-cache.ts'
import type { Call } from '#server/call/call.ts'
import type { Directory } from '#server/catalogue/directory.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import type { Translators } from '#server/language/translators.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { projectsOf } from '#server/live/event-hub.ts'
import { formatEventId } from '#server/live/event-id.ts'
import { callHeadersOf, callsToPreload } from './boot.ts'
import type { FirstPaints } from './first-paint.ts'
import { type PageFacts, readPageFacts, readTitledPicture, readUnit, type UnitFacts } from './page-facts.ts'
import { shortDescription } from './page-head.ts'
import type { Document } from './page-routes.ts'

/** Makes the documents of catalogues. */
export interface CataloguePages {
  readonly documentOf: (call: Call, address: Address) => Promise<Document>
  readonly factsOf: (call: Call) => Promise<PageFacts>
}

/** What catalogue pages are made from. */
export interface CataloguePageParts {
  readonly database: Database
  readonly feed: ChangeFeed
  readonly directory: Directory
  readonly translators: Translators
  readonly firstPaints: FirstPaints
}

/** Prepares to make documents of catalogues; what they say is read once and kept until it changes. */
export function createCataloguePages(parts: CataloguePageParts): CataloguePages {
  const { database, feed, directory, translators, firstPaints } = parts
  const facts = createSubjectCache<PageFacts>(feed)
  const pictures = createSubjectCache<TitledPicture>(feed)
  const units = createSubjectCache<UnitFacts>(feed)
  const inSnapshot = <Result>(read: (queries: Queries) => Promise<Result>) =>
    database.queries.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

  async function factsOf(call: Call): Promise<PageFacts> {
    const { catalogue, partner, domain, lang, isPreview } = call
    const key = [catalogue.id, partner?.id ?? '', domain ?? '', lang, isPreview].join('/')
    const found = await facts.get(key, () => inSnapshot((queries) => readPageFacts(queries, call, directory)))
    if (!found) throw new Error(`no facts of catalogue ${catalogue.id}`)
    return found
  }

  async function pictureOf({ page }: Address, { token }: PageFacts): Promise<TitledPicture | null> {
    const id =
      page.name === 'interactive' ? page.interactiveId : page.name === 'main' ? token.interactive.root?.id : null
    // The facade drawn from the chess has no row: it stands above all pictures, and shows storeys.
    if (!id || !/^\d+$/.test(id) || !canBeStored(Number(id)))
      return id ? { kind: 'facade', top: true, selects_estate: false } : null
    return pictures.get(id, () => inSnapshot((queries) => readTitledPicture(queries, Number(id))))
  }

  /** The unit's own name for a details panel, else the title of the page (design 2). */
  async function pageTitleOf(call: Call, address: Address, pageFacts: PageFacts): Promise<string> {
    const translator = await translators(call.lang)
    const { panel, page } = address
    if (panel?.type === 'details' || page.name === 'pdf') {
      const id = page.name === 'pdf' ? page.instanceId : (panel?.id ?? 0)
      const projects = projectsOf(call, directory)
      const key = `${call.catalogue.id}/${id}`
      const unit =
        canBeStored(id) && (await units.get(key, () => inSnapshot((queries) => readUnit(queries, id, projects))))
      if (unit) return wordInstance(translator, unit.type, unit.number)
    }
    return translator.t(`title.${titleKeyOf(page, await pictureOf(address, pageFacts))}`)
  }

  async function documentOf(call: Call, address: Address): Promise<Document> {
    const { catalogue, partner, lang, isPreview } = call
    const pageFacts = await factsOf(call)
    const { token, description, cover } = pageFacts
    const { t } = await translators(lang)
    const followed = { catalogue, partnerId: partner?.id ?? null, projects: projectsOf(call, directory) }
    return {
      address,
      painted: firstPaints.of(call, token, address),
      status: address.page.name === 'error-404' ? 404 : 200,
      head: {
        title: documentTitle(await pageTitleOf(call, address, pageFacts), token.settings.name),
        description: shortDescription(description || t('welcome.text')),
        siteName: token.settings.name,
        image: cover,
        indexable: token.settings.indexable && !partner && !isPreview && address.page.name !== 'error-404',
      },
      boot: {
        page: 'catalogue',
        lang,
        theme: token.layout.color_scheme.theme,
        token,
        preload: callsToPreload(token, address),
        headers: callHeadersOf(lang, isPreview),
        root_picture: await pictureOf({ ...address, page: { name: 'main' } }, pageFacts),
        embed_domains: catalogue.embed_domains,
        event_id: formatEventId(followed, feed),
      },
    }
  }

  return { documentOf, factsOf }
}
