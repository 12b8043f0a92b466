import type { Address } from '#domain/address/address.ts'
import { pagePath } from '#domain/address/page-path.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { type Call, isPrivate } from '#server/public-call/call.ts'
import type { PageFacts } from '#server/share/page-facts.ts'
import { addressIn, alternatesOf, canBeListed, canonicalPlace } from '#server/share/page-links.ts'
import type { AskedPage, PageShare } from '#server/share/page-share.ts'
import { type PageHead, shortDescription } from './page-head.ts'

/** What the head of a catalogue page is made from. */
interface HeadInput {
  readonly call: Call
  readonly page: AskedPage
  readonly facts: PageFacts
  readonly share: PageShare
  readonly title: string
  /** The description if there is no other. */
  readonly fallback: string
}

/** The head of a catalogue page. Partner links, previews, sheets and errors have no canonical URL. */
export function headOf({ call, page, facts, share, title, fallback }: HeadInput): PageHead {
  const { catalogue, partner, lang, view } = call
  const isPreview = isPrivate(call)
  const { origin, search, address } = page
  const { settings, interactive } = facts.token
  const isPublic = !partner && !isPreview && canBeListed(address.page)
  // A missing unit has no URL of its own, so the URL is that of the page behind it.
  const seen = share.name === null ? { ...address, panel: null } : address
  const place = canonicalPlace(seen, interactive.root)
  const canonical: Address = { lang, secondToken: null, ...place, firstToken: share.firstToken }
  return {
    title,
    description: shortDescription(share.description ?? (facts.description || fallback)),
    siteName: settings.name,
    url: origin + pagePath(address, search),
    lang,
    otherLangs: catalogue.languages.filter((other) => other !== lang),
    // Visitors without access to the catalogue can't fetch its pictures either.
    image: isPreview ? null : share.image,
    indexable: isPublic && settings.indexable && (view ?? null) === null,
    canonical: isPublic ? origin + addressIn(canonical, lang, catalogue) : null,
    alternates: isPublic ? alternatesOf(canonical, origin, catalogue) : [],
    things: isPreview ? [] : share.things,
    embeddable: !isPreview && address.page.name !== 'error-404' && PAGES[address.page.name].layout === 'shell',
  }
}
