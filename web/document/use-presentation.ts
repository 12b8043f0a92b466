import { useMemo } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { type UnitPresentation, unitPresentation } from '#domain/document/unit-presentation.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useLocatedUnit } from '#web/picture/use-unit-place.ts'
import { cardOf } from './card-of.ts'
import { today } from './today.ts'

const NOWHERE = { estate: null, storey: null, unit: null }

/** The content of a unit's presentation; null until the search for its pictures has finished. */
export function usePresentation(instance: Instance): UnitPresentation | null {
  const { contacts } = useCatalogue().token
  const { project } = useProject().data
  const { address } = useNavigation()
  const { place, isSettled } = useLocatedUnit(instance)
  return useMemo(() => {
    if (!isSettled) return null
    return unitPresentation({
      instance,
      project,
      contacts,
      place: place ?? NOWHERE,
      mapImage: project.map_image,
      renovationImage: project.renovation_image,
      link: location.origin + formatAddress({ ...address, ...cardOf(instance.id) }),
      date: today(),
    })
  }, [instance, project, contacts, address, place, isSettled])
}
