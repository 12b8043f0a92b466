import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The id of the unit whose card is open beside the list, or null. */
export function useOpenId(): number | null {
  const { panel } = useNavigation().address
  return panel?.type === 'details' ? panel.id : null
}
