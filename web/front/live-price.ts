import type { DemoVisit } from '#contract/demo-visits.ts'
import { followPrices, ownVisit, remember, sendPrice } from './visit.ts'

/** A price that arrived on the buyer's phone. */
interface ArrivedPrice {
  readonly price: number
  /** How long it took; null if another window has sent it. */
  readonly seconds: number | null
}

/** Changes a price in the copy of this browser, and reports when it arrives as it does on every open page. */
export interface LivePrice {
  /** Sends a price. While one is on its way, only the latest of the next ones is sent. */
  readonly send: (price: number) => void
  /** Follows the copy that the browser has already, in which another window may change the price. */
  readonly follow: () => void
  readonly stop: () => void
}

interface LivePriceEvents {
  readonly onVisit: (visit: DemoVisit) => void
  readonly onArrived: (arrived: ArrivedPrice) => void
  readonly onFailure: (failure: unknown) => void
}

/** Opens the way of a price for a row of the price list. It costs nothing until a price is sent. */
export function openLivePrice(row: number, { onVisit, onArrived, onFailure }: LivePriceEvents): LivePrice {
  let followed: { readonly token: string; readonly stop: () => void } | null = null
  let next: number | null = null
  let isSending = false
  let sentAt: number | null = null

  /** Follows the copy before anything is sent, or the answer could be missed. */
  const follow = async () => {
    const visit = await ownVisit()
    if (followed?.token === visit.token) return visit
    followed?.stop()
    const unit = visit.units[row]
    const { opened, stop } = followPrices(visit, (id, price) => {
      if (id !== unit) return
      onArrived({ price, seconds: sentAt === null ? null : (performance.now() - sentAt) / 1000 })
      sentAt = null
      remember({ price })
    })
    followed = { token: visit.token, stop }
    onVisit(visit)
    await opened
    return visit
  }
  const run = async () => {
    isSending = true
    try {
      while (next !== null) {
        const price = next
        next = null
        const visit = await follow()
        sentAt = performance.now()
        const isSent = await sendPrice(visit, row, price)
        if (!isSent) next ??= price
      }
    } catch (failure) {
      next = null
      onFailure(failure)
    } finally {
      isSending = false
    }
  }
  return {
    send: (price) => {
      next = price
      if (!isSending) void run()
    },
    // Nobody has asked for it, so a failure is not told.
    follow: () => void follow().catch(() => {}),
    stop: () => followed?.stop(),
  }
}
