import type { Catalogue } from '#contract/catalogues.ts'
import { manage } from '#studio/api/manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { draftHome, homeCall } from '#studio/draft/draft-home.ts'
import type { Act } from '#studio/history/word-change.ts'
import { useReading } from '#studio/reading/use-reading.ts'
import { draftActsOf } from './draft-acts.ts'

// The list has a few rows. An account may have hundreds of projects.
const MAX_PROJECTS = 6
const PAGE_SIZE = 100

/** What waits to be published in the first projects, as acts of people. */
export function useDraftActs(): readonly Act[] {
  const { all } = useCatalogues()
  const first = all.slice(0, MAX_PROJECTS)
  const readAll = async (signal: AbortSignal) =>
    (await Promise.all(first.map((catalogue) => readActs(catalogue, signal)))).flat()
  const { data } = useReading(first.map(draftHome).join(), readAll, {
    on: ({ kind }) => kind === 'draft' || kind === 'publication',
    version: all,
  })
  return data ?? []
}

async function readActs(catalogue: Catalogue, signal: AbortSignal): Promise<readonly Act[]> {
  const { call, params } = homeCall(draftHome(catalogue), 'listDraft')
  // A draft that could not be read is left out.
  const answer = await manage(call, { params, query: { limit: PAGE_SIZE }, signal }).catch(() => null)
  return draftActsOf(answer?.data ?? [], catalogue.project_id)
}
