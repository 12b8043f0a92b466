import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import type { HostMessages } from '#web/host/host-messages.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'

/** Reports the visitor's page to the host page and analytics, and handles requests from the host page. */
export function usePageReports(title: string): void {
  const host = useHost()
  const analytics = useAnalytics()
  const navigation = useNavigation()
  const { favourites } = useFavourites()
  const { address, search, changeLanguage } = navigation
  const path = formatAddress(address)
  const lastPath = useRef<string | null>(null)

  // Runs after the effect that sets the title, which is declared earlier.
  useEffect(() => {
    if (lastPath.current === path) return
    const referrer = lastPath.current === null ? document.referrer : new URL(lastPath.current, location.href).href
    lastPath.current = path
    analytics.trackPage(new URL(path + search, location.href).href, title, referrer)
  }, [analytics, path, search, title])

  // Listens first: the host page may send requests as soon as it receives a message from us.
  const now = useEffectEvent(() => navigation)
  useEffect(() => host?.listen({ onLanguage: changeLanguage }, () => now()), [host, changeLanguage])

  useEffect(() => host?.sendReady(), [host])

  useEffect(() => host?.sendPage(path, search), [host, path, search])

  useEffect(() => host?.sendFavourites(favourites), [host, favourites])
}

/** The page that embeds the catalogue; its code loads only inside a frame. */
function useHost(): HostMessages | null {
  const { embed_domains } = useBoot()
  const [host, setHost] = useState<HostMessages | null>(null)
  useEffect(() => {
    if (window.parent === window) return
    import('#web/host/host-messages.ts').then(
      ({ createHostMessages }) => setHost(createHostMessages(embed_domains)),
      console.error,
    )
  }, [embed_domains])
  return host
}
