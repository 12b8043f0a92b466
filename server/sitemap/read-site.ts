import type { Database } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { Call } from '#server/public-call/call.ts'
import { domainOf } from '#server/public-call/read-call.ts'

/** What search engines can find on a host. */
interface Site {
  /** A white-label domain shows only its own catalogues. */
  readonly isOwnDomain: boolean
  /** The indexable catalogues, each in its default language. */
  readonly calls: readonly Call[]
}

/** Reads what is indexable on a host. */
export async function readSite({ queries }: Database, directory: Directory, hostname: string): Promise<Site> {
  const { id, published, indexable } = catalogues
  const rows = await queries.select({ id, published, indexable }).from(catalogues).orderBy(id)
  const all = rows.flatMap((row) => {
    const catalogue = directory.catalogue(row.id)
    return catalogue ? [{ row, call: callOf(catalogue, hostname) }] : []
  })
  const own = all.filter(({ call }) => call.domain !== null)
  const isOwnDomain = own.length > 0
  const listed = (isOwnDomain ? own : all).filter(({ row }) => row.published && row.indexable)
  return { isOwnDomain, calls: listed.map(({ call }) => call) }
}

function callOf(catalogue: Call['catalogue'], hostname: string): Call {
  return {
    catalogue,
    partner: null,
    lang: catalogue.default_lang,
    isPreview: false,
    domain: domainOf(catalogue, hostname),
  }
}
