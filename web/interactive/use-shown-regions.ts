import { useMemo } from 'react'
import type { Region } from '#contract/interactive.ts'
import { pathOf } from '#domain/picture/crop.ts'
import type { Size } from '#domain/picture/viewport.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import { remember } from '#i18n/remember.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { inReadingOrder } from './reading-order.ts'
import { matchingKeys } from './region-key.ts'
import { type ShownRegion, shownRegions } from './shown-region.ts'

/** The regions whose subject exists, in reading order. The same array until something changes. */
export function useShownRegions(regions: readonly Region[], size: Size): readonly ShownRegion[] {
  const { project, token } = useCatalogue()
  const { dimming } = useChoice()
  const chess = project?.chess ?? null
  const matching = useMemo(() => (chess && dimming ? matchingKeys(chess, dimming) : null), [chess, dimming])
  const free = project?.data.statuses.find(isFreeStatus)?.color
  const { catalogs } = token
  const { width, height } = size
  const drawPath = useMemo(() => keptPaths({ width, height }), [width, height])
  return useMemo(() => {
    const shown = shownRegions(regions, { chess, catalogs, free, pathOf: drawPath })
    const dimmed = matching ? shown.map((region) => dimUnless(matching, region)) : shown
    return inReadingOrder(dimmed, ({ subject }) => (subject.kind === 'storey' ? subject.of.order : null))
  }, [regions, chess, catalogs, matching, free, drawPath])
}

function dimUnless(matching: ReadonlySet<string>, region: ShownRegion): ShownRegion {
  // The filter does not apply to the projects of a group.
  const isAsked = region.look !== 'free' || region.subject.kind === 'project' || matching.has(region.key)
  return isAsked ? region : { ...region, look: 'dim' }
}

/** Caches the path of each region, since a turn shows the same frames again and again. */
function keptPaths(size: Size): (region: Region) => string {
  return remember((region) => pathOf(region.polygons, size))
}
