import { formatAddress } from '#domain/address/format-address.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { useNavigation } from './navigation-context.ts'

/** Tells whether the visitor is at an address of which the server has said that there is nothing. */
export function useIsMissing(): boolean {
  return formatAddress(useNavigation().address) === useBoot().missing
}
