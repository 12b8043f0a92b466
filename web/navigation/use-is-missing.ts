import { formatAddress } from '#domain/address/format-address.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { useNavigation } from './navigation-context.ts'

/** Whether the server answered 404 for the current address. */
export function useIsMissing(): boolean {
  return formatAddress(useNavigation().address) === useBoot().missing
}
