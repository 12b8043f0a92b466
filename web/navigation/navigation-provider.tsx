import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Address } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { placeOf } from '#domain/address/place.ts'
import { formatQuery, parseQuery } from '#domain/address/query.ts'
import { isSameRoute, NO_OVERLAYS, type Overlays, routeOf } from '#domain/overlay/overlay.ts'
import type { OverlayAction } from '#domain/overlay/overlay-action.ts'
import { reduceOverlays } from '#domain/overlay/reduce-overlays.ts'
import type { LocationStore } from './location-store.ts'
import { type Navigation, NavigationContext } from './navigation-context.ts'

interface NavigationProviderProps {
  locations: LocationStore
  children: ReactNode
}

/** Keeps address and overlays in step: each panel with a route is an entry of the history, Back closes the top one. */
export function NavigationProvider({ locations, children }: NavigationProviderProps) {
  const place = useSyncExternalStore(locations.subscribe, locations.place)
  const address = useAddress(place.pathname, place.search)
  const viewState = useMemo(() => parseQuery(place.search), [place.search])
  const [overlays, dispatch] = useOverlays(address)

  const navigation = useMemo((): Navigation => {
    // A list that somebody shared belongs to the page it was opened on: a link away, or to one's own list, leaves it behind.
    const ownState = { ...viewState, shared: [] }
    const hrefOf: Navigation['hrefOf'] = (page, panel) =>
      formatAddress({ ...address, page, panel: panel ?? null }) +
      formatQuery(panel === undefined ? ownState : viewState)
    const showRoute = (next: Overlays, isNewEntry: boolean) => {
      const route = routeOf(next)
      if (isSameRoute(route, address.panel)) return
      const href = hrefOf(address.page, route)
      if (isNewEntry) locations.push(href, true)
      else locations.replace(href)
    }
    return {
      address,
      viewState,
      overlays,
      hrefOf,
      goTo: (page, change, panel) => {
        if (placeOf(page, null) !== placeOf(address.page, null)) dispatch({ type: 'leave' })
        locations.push(
          formatAddress({ ...address, page, panel: panel ?? null }) + formatQuery({ ...ownState, ...change }),
          false,
        )
      },
      turnTo: (page, panel = address.panel) =>
        locations.replace(formatAddress({ ...address, page, panel }) + formatQuery(viewState), false),
      // A whole new document: everything in it speaks the language, and the address keeps page, panel and query.
      changeLanguage: (lang) => location.assign(formatAddress({ ...address, lang }) + place.search),
      setViewState: (change) => locations.amend(formatAddress(address) + formatQuery({ ...viewState, ...change })),
      openPanel: (panel) => showRoute(dispatch({ type: 'open', panel, page: address.page }), true),
      updatePanel: (panelId, panel) =>
        showRoute(dispatch({ type: 'update', panelId, panel, page: address.page }), false),
      closePanel: (panelId) => {
        const isTop = overlays.panels.at(-1)?.id === panelId
        // The entry that opening it has made is taken back; Forward opens it again.
        if (isTop && place.isPanelEntry && overlays.panels.at(-1)?.route) locations.back()
        else showRoute(dispatch({ type: 'close', panelId }), false)
      },
      openModal: (modal) => void dispatch({ type: 'open-modal', modal }),
      openPanelModal: (panelId, modal) => void dispatch({ type: 'open-panel-modal', panelId, modal }),
      updateModal: (modalId, props) => void dispatch({ type: 'update-modal', modalId, props }),
      closeModal: (modalId) => void dispatch({ type: 'close-modal', modalId }),
    }
  }, [address, viewState, overlays, locations, place, dispatch])

  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** The address of a path; the server has led here, so that it is one. */
function useAddress(pathname: string, search: string): Address {
  return useMemo(() => {
    const parsed = parseAddress(pathname, search)
    if (!('address' in parsed)) throw new Error(`no address: ${pathname}`)
    return parsed.address
  }, [pathname, search])
}

/** Panels and modals by the domain's reducer; what it refuses is told to the console (spec 8). */
function useOverlays(address: Address): readonly [Overlays, (action: OverlayAction) => Overlays] {
  const [overlays, setOverlays] = useState<Overlays>(
    () => reduceOverlays(NO_OVERLAYS, { type: 'follow', route: address.panel, page: address.page }).overlays,
  )
  const latest = useRef(overlays)
  const [dispatch] = useState(() => (action: OverlayAction): Overlays => {
    const { overlays: next, warning } = reduceOverlays(latest.current, action)
    if (warning) console.warn('Ignored:', warning)
    latest.current = next
    setOverlays(next)
    return next
  })
  const place = placeOf(address.page, null)
  const lastPlace = useRef(place)
  useEffect(() => {
    if (lastPlace.current !== place) dispatch({ type: 'leave' })
    lastPlace.current = place
    // Back, Forward, or an address that was opened: the panels follow it.
    if (!isSameRoute(routeOf(latest.current), address.panel)) {
      dispatch({ type: 'follow', route: address.panel, page: address.page })
    }
  }, [address, place, dispatch])
  return [overlays, dispatch]
}
