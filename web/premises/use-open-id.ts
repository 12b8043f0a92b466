import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The unit whose card is open beside the list; null where none is. */
export function useOpenId(): number | null {
  const { panel } = useNavigation().address
  return panel?.type === 'details' ? panel.id : null
}
