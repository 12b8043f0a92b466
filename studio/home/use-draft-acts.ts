import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { DraftAnswer } from '#contract/drafts.ts'
import { readManage } from '#studio/api/call-manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { draftHome } from '#studio/draft/draft-path.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import type { Act } from '#studio/history/word-change.ts'
import { draftActsOf } from './draft-acts.ts'

// The list has a few rows. An account may have hundreds of projects.
const MAX_PROJECTS = 6
const PAGE_SIZE = 100

/** What waits to be published in the first projects, as acts of people. */
export function useDraftActs(): readonly Act[] {
  const { all } = useCatalogues()
  const [acts, setActs] = useState<readonly Act[]>([])
  const load = useCallback(async () => {
    const read = async (catalogue: Catalogue) => {
      const path = `${draftHome(catalogue)}/draft?limit=${PAGE_SIZE}`
      // A draft that could not be read is left out.
      const answer = await readManage<DraftAnswer>('GET', path).catch(() => null)
      return draftActsOf(answer?.data ?? [], catalogue.project_id)
    }
    setActs((await Promise.all(all.slice(0, MAX_PROJECTS).map(read))).flat())
  }, [all])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'draft' || kind === 'publication' || kind === 'reload') void load()
  })
  return acts
}
