import { FRAME_SOURCE, type FrameMessage, type PageChange } from '#contract/embed.ts'
import type { OrderKind } from '#contract/order-form.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { type EmbedPolicy, targetOrigin } from '#domain/host/embed-policy.ts'
import { fullPathOf } from '#domain/host/full-path.ts'
import { hostTargetOf } from '#domain/host/host-target.ts'
import type { Theme } from '#domain/theme/theme.ts'
import type { Favourites } from '#domain/visitor/favourites.ts'
import { showTheme } from '#ui/theme/stored-theme.ts'
import { readBoot } from '#web/boot/read-boot.ts'
import type { Navigation } from '#web/navigation/navigation-context.ts'
import { readHostOrigin } from './host-origin.ts'
import { type HostHandlers, readHostRequest } from './host-request.ts'

/** The parts of the navigation that a request from the host page needs. */
type HostNavigation = Pick<Navigation, 'address' | 'search' | 'follow' | 'load'>

/** Messages between the catalogue and the page that embeds it. Sends nothing to a page that may not embed it. */
export interface HostMessages {
  /** Sent once, when the host page may begin to send requests. */
  readonly sendReady: () => void
  /**
   * Sent on first load and on every page or panel change, after the title has changed. Changes of filter or sort are
   * sent too, but not in the older `changeRPTModulePage` message.
   */
  readonly sendPage: (pathname: string, search: string) => void
  readonly sendFavourites: (favourites: Favourites) => void
  /** Reports a sent request: its kind and its unit, never personal data. */
  readonly sendLead: (kind: OrderKind, instanceId: number | null) => void
  /** Handles messages from the host page only; returns a function that stops listening. */
  readonly listen: (handlers: Pick<HostHandlers, 'onLanguage'>, navigation: () => HostNavigation) => () => void
}

/** Milliseconds: dragging a slider changes the query many times. */
const QUERY_DELAY = 200

type Payload<Message> = Message extends FrameMessage ? Omit<Message, 'source' | 'v'> : never

/** Creates the message channel to the host page. */
export function createHostMessages(embedDomains: EmbedPolicy['embedDomains']): HostMessages {
  const policy = { embedDomains, ownOrigin: location.origin }
  const target = targetOrigin(readHostOrigin(), policy)
  const post = (message: FrameMessage | PageChange) => {
    if (target !== null) window.parent.postMessage(message, target)
  }
  const send = (message: Payload<FrameMessage>) => post({ source: FRAME_SOURCE, v: 1, ...message } as FrameMessage)
  const groupTokens = readBoot().token?.catalogs.map(({ token }) => token) ?? []
  return {
    sendReady: () => send({ type: 'ready' }),
    sendPage: createPageReporter(
      (fullPath) => post({ type: 'changeRPTModulePage', fullPath }),
      (fullPath) => send({ type: 'page', fullPath, title: document.title }),
    ),
    sendFavourites: (favourites) => send({ type: 'favourites', instance_ids: favourites }),
    sendLead: (kind, instanceId) => send({ type: 'lead', kind, instance_id: instanceId }),
    listen: (handlers, navigation) => {
      // The element repeats the theme that the frame began with: that must not undo what the visitor chose before.
      let lastTheme = readBoot().theme
      const onTheme = (theme: Theme) => {
        if (theme !== lastTheme) showTheme(theme)
        lastTheme = theme
      }
      const onNavigate = (fullPath: string, replace: boolean) =>
        followHost(fullPath, replace, groupTokens, navigation())
      const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source !== window.parent || source === window) return
        readHostRequest(data, origin, policy)?.({ ...handlers, onTheme, onNavigate })
      }
      addEventListener('message', onMessage)
      return () => removeEventListener('message', onMessage)
    },
  }
}

/** Reports a new path at once, and a new query after a delay. */
function createPageReporter(
  sendPath: (fullPath: string) => void,
  sendPage: (fullPath: string) => void,
): HostMessages['sendPage'] {
  let sent = { pathname: '', fullPath: '' }
  let waiting = 0
  const sendAll = (pathname: string, search: string) => {
    const fullPath = fullPathOf(pathname, search)
    const before = sent
    sent = { pathname, fullPath }
    if (pathname !== before.pathname) sendPath(fullPath)
    if (fullPath !== before.fullPath) sendPage(fullPath)
  }
  return (pathname, search) => {
    clearTimeout(waiting)
    if (pathname !== sent.pathname) sendAll(pathname, search)
    else waiting = window.setTimeout(sendAll, QUERY_DELAY, pathname, search)
  }
}

/** Goes to the path that the host page requests, if it is in the catalogue or its group. */
function followHost(
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
