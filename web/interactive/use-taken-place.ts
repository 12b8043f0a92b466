import type { InteractiveData } from '#contract/interactive.ts'
import { type TakenPlace, takenPlace, takenProject } from '#domain/place/taken-place.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { estateOf } from './picker-model.ts'

/** The sold-out building or site of a picture. Null for other pictures, or if something is free. */
export function useTakenPlace({ kind, storeys }: InteractiveData): TakenPlace | null {
  const { project } = useCatalogue()
  const { filter } = useChoice()
  if (!project) return null
  if (kind === 'masterplan') return takenProject(project.chess, filter.types)
  const estate = kind === 'facade' ? estateOf(storeys, project.chess) : null
  return estate && takenPlace(project.chess, estate, filter.types)
}
