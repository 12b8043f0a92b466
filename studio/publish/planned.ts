import type { Publication } from '#contract/publications.ts'

/** The planned publications, and those that something stopped after the last one that worked. */
export function plannedAndStopped(publications: readonly Publication[]): readonly Publication[] {
  const lastDone = publications.find(({ state }) => state === 'published')?.at ?? ''
  return publications.filter(({ state, at }) => state === 'planned' || (state === 'stopped' && at > lastDone))
}
