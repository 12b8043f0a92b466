import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import type { HostMessages } from '#web/host/host-messages.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useTheme } from '#web/theme/use-theme.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'

/** Tells host page and analytics where the visitor is, and does what the host page asks. */
export function usePageReports(title: string): void {
  const host = useHost()
  const analytics = useAnalytics()
  const navigation = useNavigation()
  const { address, search, changeLanguage } = navigation
  const { favourites } = useFavourites()
  const [, setTheme] = useTheme()
  const path = formatAddress(address)
  const lastPath = useRef<string | null>(null)

  // After the title was set: its effect stands before this one.
  useEffect(() => {
    if (lastPath.current === path) return
    const referrer = lastPath.current === null ? document.referrer : new URL(lastPath.current, location.href).href
    lastPath.current = path
    analytics.trackPage(new URL(path + search, location.href).href, title, referrer)
  }, [analytics, path, search, title])

  // Before the rest: what the host page asks when it hears of us must find somebody.
  const now = useEffectEvent(() => navigation)
  useEffect(
    () => host?.listen({ onTheme: setTheme, onLanguage: changeLanguage }, () => now()),
    [host, setTheme, changeLanguage],
  )

  useEffect(() => host?.tellReady(), [host])

  useEffect(() => host?.tellPage(path, search), [host, path, search])

  useEffect(() => host?.tellFavourites(favourites), [host, favourites])
}

/** The page around the catalogue; its code comes only where there is one. */
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
