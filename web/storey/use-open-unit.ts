import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The id of the unit whose card is open, or null. */
export function useOpenUnit(): number | null {
  const route = useNavigation().overlays.panels.find(({ type }) => type === 'details')?.route
  return route?.id ?? null
}
