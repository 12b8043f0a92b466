import { useMemo } from 'react'
import type { ChessPlusMode } from '#domain/address/query.ts'
import type { Estate, Instance } from '#domain/chess/chess.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { knownMode } from './modes.ts'
import { type Survey, surveyOf } from './survey.ts'

/** The survey of one estate, or of all, in the visitor's mode. */
export function useSurvey(estate: Estate | null, modes: readonly ChessPlusMode[]): Survey {
  const { chess } = useProject()
  const { viewState } = useNavigation()
  const mode = knownMode(viewState.mode, modes)
  const instances = useMemo(
    () => (estate ? chess.instances.filter((instance: Instance) => instance.estate === estate) : chess.instances),
    [chess, estate],
  )
  // A string, because each change of the filter creates a new array, and a new survey sorts all prices.
  const asked = useChoice().filter.types.join()
  return useMemo(() => {
    const types = asked.split(',')
    return surveyOf(
      instances,
      mode,
      LAYOUT_TYPES.filter((type) => types.includes(type)),
    )
  }, [instances, mode, asked])
}
