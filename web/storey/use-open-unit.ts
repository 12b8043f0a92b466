import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The unit whose card is open beside; null where none is. */
export function useOpenUnit(): number | null {
  const route = useNavigation().overlays.panels.find(({ type }) => type === 'details')?.route
  return route?.id ?? null
}
