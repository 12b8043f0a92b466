import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { HistoryWho } from '#contract/history.ts'
import { plainToken, viewOf } from '#domain/address/link-view.ts'
import type { CatalogueType } from '#domain/catalogue/catalogue.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Database, Queries } from '#server/db/database.ts'
import {
  catalogueMembers,
  catalogues,
  embedDomains,
  links,
  partners,
  whiteLabelDomains,
} from '#server/db/tables/catalogue.ts'
import { previews } from '#server/db/tables/preview.ts'
import { DIRECTORY } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'

/** The data of a catalogue that every request needs. */
export interface ListedCatalogue {
  readonly id: number
  readonly account_id: number
  readonly type: CatalogueType
  readonly project_id: number | null
  readonly token: string
  readonly published: boolean
  readonly default_lang: LanguageCode
  readonly languages: readonly LanguageCode[]
  /** Catalogues of a group, in order. */
  readonly members: readonly number[]
  /** Groups that this catalogue belongs to. */
  readonly groups: readonly number[]
  /** Hosts that may embed it; null: any. */
  readonly embed_domains: readonly string[] | null
  readonly white_label_domains: readonly string[]
  /** Whether visitors see the prices of reserved and sold units. */
  readonly taken_prices: boolean
}

/** The data of a partner that every request needs. */
export interface ListedPartner {
  readonly id: number
  readonly catalogue_id: number
}

/** The catalogue and partner that tokens lead to. */
export interface Visit {
  readonly catalogue: ListedCatalogue
  readonly partner: ListedPartner | null
  /** What the first token says after the link: a preview token or `live`; null if it says nothing. */
  readonly view: string | null
}

/**
 * All links in memory: tokens are looked up on each request, and wrong ones must not reach the database. Archived
 * catalogues are left out, so that no call finds them.
 */
export interface Directory {
  /** Null for an unknown token. Finds unpublished catalogues too; the caller decides whether to show them. */
  readonly resolve: (firstToken: string, secondToken?: string | undefined) => Visit | null
  readonly catalogue: (id: number) => ListedCatalogue | undefined
  /** The number of catalogues. */
  readonly size: () => number
  /** A stored preview that nobody has switched off. */
  readonly preview: (id: number) => ListedPreview | undefined
  /** Every catalogue that shows a project. */
  readonly cataloguesOf: (projectId: number) => readonly ListedCatalogue[]
}

/** The data of a preview that every request under it needs. */
export interface ListedPreview {
  readonly id: number
  readonly shows_draft: boolean
  /** May be earlier than the token says. */
  readonly expires_at: Date
  /** Who made it. */
  readonly who_kind: HistoryWho
  readonly who_id: number | null
}

interface Listing {
  readonly previews: ReadonlyMap<number, ListedPreview>
  readonly byId: ReadonlyMap<number, ListedCatalogue>
  readonly byToken: ReadonlyMap<string, ListedCatalogue>
  readonly partners: ReadonlyMap<string, ListedPartner>
}

/** Reads the directory, and again whenever a link changes. */
export async function openDirectory(database: Database, feed: ChangeFeed): Promise<Directory> {
  let listing = await readListing(database.queries)
  let reading: Promise<void> = Promise.resolve()
  feed.subscribe(({ scope }) => {
    if (scope !== DIRECTORY.scope) return
    // One at a time, so that an older listing never replaces a newer one.
    reading = reading.then(async () => {
      listing = await readPersistently(database)
    })
    return reading
  }, 'first')
  return {
    resolve: (firstToken, secondToken) => resolve(listing, firstToken, secondToken),
    catalogue: (id) => listing.byId.get(id),
    size: () => listing.byId.size,
    preview: (id) => listing.previews.get(id),
    cataloguesOf: (projectId) => cataloguesOf(listing, projectId),
  }
}

// A restarting database is back within seconds; until then the old listing is used.
const RETRY_MS = 1000

async function readPersistently(database: Database): Promise<Listing> {
  for (;;) {
    try {
      return await readListing(database.queries)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
    }
  }
}

const { id, account_id, type, project_id, published, default_lang, languages, embeds_anywhere, chess } = catalogues
// Leaves out the texts, which are most of a row.
const LISTED = { id, account_id, type, project_id, published, default_lang, languages, embeds_anywhere, chess }

async function readListing(queries: Queries): Promise<Listing> {
  const [rows, firstTokens, members, hosts, domains, secondTokens, active] = await Promise.all([
    queries.select(LISTED).from(catalogues).where(eq(catalogues.archived, false)),
    queries.select().from(links).where(isNull(links.partner_id)),
    queries.select().from(catalogueMembers).orderBy(asc(catalogueMembers.position)),
    queries.select().from(embedDomains),
    queries.select().from(whiteLabelDomains),
    queries
      .select({
        token: links.token,
        account_id: links.account_id,
        id: partners.id,
        catalogue_id: partners.catalogue_id,
      })
      .from(links)
      .innerJoin(partners, eq(partners.id, links.partner_id))
      .where(isNull(partners.revoked_at)),
    queries
      .select({
        id: previews.id,
        shows_draft: previews.shows_draft,
        expires_at: previews.expires_at,
        who_kind: previews.who_kind,
        who_id: previews.who_id,
      })
      .from(previews)
      .where(and(isNull(previews.ended_at), gt(previews.expires_at, sql`now()`))),
  ])
  const ids = new Set(rows.map(({ id }) => id))
  const tokens = new Map(firstTokens.map(({ catalogue_id, token }) => [catalogue_id, token]))
  // Grouped once: searching each list for every catalogue takes seconds with a few thousand of them.
  const membersOf = Map.groupBy(members, ({ group_id }) => group_id)
  const groupsOf = Map.groupBy(members, ({ member_id }) => member_id)
  const hostsOf = Map.groupBy(hosts, ({ catalogue_id }) => catalogue_id)
  const domainsOf = Map.groupBy(domains, ({ catalogue_id }) => catalogue_id)
  const listed = rows.map(
    (row): ListedCatalogue => ({
      id: row.id,
      account_id: row.account_id,
      type: row.type,
      project_id: row.project_id,
      token: tokens.get(row.id) ?? '',
      published: row.published,
      default_lang: row.default_lang,
      languages: row.languages,
      members: (membersOf.get(row.id) ?? []).flatMap(({ member_id }) => (ids.has(member_id) ? member_id : [])),
      groups: (groupsOf.get(row.id) ?? []).map(({ group_id }) => group_id),
      embed_domains: row.embeds_anywhere ? null : (hostsOf.get(row.id) ?? []).map(({ host }) => host),
      white_label_domains: (domainsOf.get(row.id) ?? []).flatMap(({ domain }) => domain ?? []),
      taken_prices: row.chess.taken_prices,
    }),
  )
  return {
    previews: new Map(active.map((preview) => [preview.id, preview])),
    byId: new Map(listed.map((catalogue) => [catalogue.id, catalogue])),
    byToken: new Map(listed.map((catalogue) => [catalogue.token, catalogue])),
    partners: new Map(
      secondTokens.map(({ token, account_id, id, catalogue_id }) => [
        partnerKey(account_id, token),
        { id, catalogue_id },
      ]),
    ),
  }
}

function resolve(listing: Listing, firstToken: string, secondToken?: string): Visit | null {
  const catalogue = listing.byToken.get(plainToken(firstToken))
  if (!catalogue) return null
  const view = viewOf(firstToken)
  if (secondToken === undefined) return { catalogue, partner: null, view }
  const partner = listing.partners.get(partnerKey(catalogue.account_id, secondToken))
  const home = partner && listing.byId.get(partner.catalogue_id)
  return partner && home && isInSameGroup(home, catalogue) ? { catalogue, partner, view } : null
}

/** A partner's link is valid for the group and all its members, whichever of them it was made for. */
function isInSameGroup(home: ListedCatalogue, other: ListedCatalogue): boolean {
  const families = [home.id, ...home.groups]
  return [other.id, ...other.groups].some((id) => families.includes(id))
}

function cataloguesOf(listing: Listing, projectId: number): readonly ListedCatalogue[] {
  const all = [...listing.byId.values()]
  const own = all.filter(({ project_id }) => project_id === projectId)
  const ids = own.flatMap(({ id, groups }) => [id, ...groups])
  return all.filter(({ id }) => ids.includes(id))
}

function partnerKey(accountId: number, token: string): string {
  return `${accountId}/${token}`
}
