import { routeOf } from '#domain/overlay/overlay.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** Opens a unit, and tells which one is open. */
interface PickInstance {
  readonly pick: (id: number) => void
  readonly pickedId: number | null
}

/** Opens the card of a unit. On smaller screens, which have no tooltips, the first tap opens a preview. */
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
