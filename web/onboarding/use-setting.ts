import { useState } from 'react'
import { hasTour, sampleUnit } from '#domain/onboarding/sample-unit.ts'
import type { Setting } from '#domain/onboarding/stops.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { isGroup } from '#web/frame/views.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** What the catalogue can show, and where the visitor started the walkthrough. */
export function useSetting(): Setting {
  const { token, project } = useCatalogue()
  const { page, panel } = useNavigation().address
  const isSmall = useScreenSize() === 'small'
  const [start] = useState(() => ({ page, panel }))
  const { chess } = project ?? {}
  const open = start.panel?.type === 'details' ? chess?.instanceById.get(start.panel.id) : undefined
  const unit = open ?? sampleUnit(chess?.instances ?? [])
  return {
    start,
    isGroup: isGroup(token),
    isSmall,
    hasPictures: token.interactive.enabled,
    hasPremises: token.premises.enabled,
    hasChess: token.chess.enabled,
    unit: unit && { id: unit.id, hasTour: hasTour(unit) },
  }
}
