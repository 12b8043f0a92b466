import type { ScreenName } from '#studio/address/address.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useUnitCount } from '#studio/catalogue/figures-context.tsx'
import { useChanges } from './changes-context.ts'

/** The counts beside the screens of the rail: units of the project, unpublished changes. Null until known. */
export function useCounts(): Partial<Record<ScreenName, number | null>> {
  const { current } = useCatalogues()
  return { units: useUnitCount(current?.project_id ?? null), publish: useChanges() }
}
