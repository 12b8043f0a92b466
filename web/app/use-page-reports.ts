import { useEffect, useRef, useState } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
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
  const { address, goTo, changeLanguage } = useNavigation()
  const { favourites } = useFavourites()
  const [, setTheme] = useTheme()
  const path = formatAddress(address)
  const lastPath = useRef<string | null>(null)

  // After the title was set: its effect stands before this one.
  useEffect(() => {
    if (lastPath.current === path) return
    const referrer = lastPath.current === null ? document.referrer : new URL(lastPath.current, location.href).href
    lastPath.current = path
    analytics.trackPage(location.href, title, referrer)
  }, [analytics, path, title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what is told, and it is read from the window
  useEffect(() => host?.tellPage(), [host, path])

  useEffect(() => host?.tellFavourites(favourites), [host, favourites])

  useEffect(() => host?.tellReady(), [host])

  useEffect(
    () =>
      host?.listen({
        onTheme: setTheme,
        onLanguage: changeLanguage,
        onNavigate: (fullPath) => {
          const [pathname = '', search = ''] = fullPath.split(/(?=\?)/)
          const parsed = parseAddress(pathname, search)
          if ('address' in parsed && parsed.address.firstToken === address.firstToken) goTo(parsed.address.page)
        },
      }),
    [host, setTheme, changeLanguage, goTo, address.firstToken],
  )
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
