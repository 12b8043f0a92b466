import { parseAddress } from '#domain/address/parse-address.ts'
import { hostTargetOf } from '#domain/host/host-target.ts'

/** Goes where the host page asks to, as far as that is in the catalogue or its group. */
export function followHost(fullPath: string, replace: boolean, groupTokens: readonly string[]): void {
  const current = parseAddress(location.pathname, location.search)
  const target = 'address' in current ? hostTargetOf(fullPath, current.address, groupTokens) : null
  if (!target || target.path === location.pathname + location.search) return
  const { path, isSameDocument } = target
  if (!isSameDocument) {
    if (replace) location.replace(path)
    else location.assign(path)
    return
  }
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  // Pages and panels follow the address as they do on Back and Forward.
  dispatchEvent(new PopStateEvent('popstate'))
}
