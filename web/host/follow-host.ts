import { formatAddress } from '#domain/address/format-address.ts'
import { hostTargetOf } from '#domain/host/host-target.ts'
import type { Navigation } from '#web/navigation/navigation-context.ts'

/** The parts of the navigation that a request from the host page needs. */
export type HostNavigation = Pick<Navigation, 'address' | 'search' | 'follow' | 'load'>

/** Goes to the path that the host page requests, if it is in the catalogue or its group. */
export function followHost(
  fullPath: string,
  replace: boolean,
  groupTokens: readonly string[],
  { address, search, follow, load }: HostNavigation,
): void {
  const target = hostTargetOf(fullPath, address, groupTokens)
  if (!target || target.path === formatAddress(address) + search) return
  if (target.isSameDocument) follow(target.path, replace)
  else load(target.path, replace)
}
