import type { Publication } from '#contract/publications.ts'

/**
 * The planned publications, and those that something stopped after the last one that worked. Without a draft nothing of
 * the stopped ones is left to publish.
 */
export function plannedAndStopped(publications: readonly Publication[], hasDraft: boolean): readonly Publication[] {
  const lastDone = publications.find(({ state }) => state === 'published')?.at ?? ''
  return publications.filter(
    ({ state, at }) => state === 'planned' || (state === 'stopped' && hasDraft && at > lastDone),
  )
}
