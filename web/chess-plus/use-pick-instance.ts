import { routeOf } from '#domain/overlay/overlay.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** How a cell is picked, and which unit is open. */
export interface PickInstance {
  readonly pick: (id: number) => void
  readonly pickedId: number | null
}

/** Opens the card of a unit; under a thumb, which has shown no tooltip before, the first tap previews it. */
export function usePickInstance(): PickInstance {
  const size = useScreenSize()
  const { overlays, openPanel } = useNavigation()
  const { open } = useOpenInstance()
  const route = routeOf(overlays)
  const pickedId = route?.context === 'instance' ? route.id : null
  return {
    pickedId,
    pick: (id) => {
      const isPreviewed = route?.type === 'preview' && id === pickedId
      if (size === 'large' || isPreviewed) open(id)
      else openPanel({ route: { type: 'preview', context: 'instance', id } })
    },
  }
}
