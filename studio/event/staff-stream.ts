import { STAFF_EVENTS, type StaffEventKind } from '#contract/staff-event-kinds.ts'
import { manageUrl } from '#studio/api/manage.ts'
import type { HeardEvent } from './staff-event-context.ts'

const KINDS: readonly HeardEvent['kind'][] = [...(Object.keys(STAFF_EVENTS) as StaffEventKind[]), 'reload', 'studio']

/** How long the stream waits after an error response, in milliseconds. Each time twice as long, up to the last. */
const [FIRST_WAIT, LAST_WAIT] = [3000, 60_000]

/** Keeps one stream of events open and passes them on. Returns the function that closes it. */
export function openStaffStream(pass: (event: HeardEvent) => void): () => void {
  let stream: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT
  let wasOpen = false
  // Events of the time in between are lost.
  const onMissed = () => {
    if (wasOpen) pass({ kind: 'reload', data: {} })
  }
  const open = () => {
    stream = new EventSource(manageUrl('staffEvents'))
    stream.addEventListener('open', () => {
      wait = FIRST_WAIT
      onMissed()
      wasOpen = true
    })
    stream.addEventListener('error', () => {
      // The browser connects again after a lost connection, but not after a response such as a proxy's 502.
      if (stream.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, LAST_WAIT)
    })
    for (const kind of KINDS) {
      stream.addEventListener(kind, ({ data }: MessageEvent<string>) => pass({ kind, data: JSON.parse(data) }))
    }
  }
  open()
  // The stream may outlive a short loss of the network. Other calls failed meanwhile.
  addEventListener('online', onMissed)
  return () => {
    removeEventListener('online', onMissed)
    clearTimeout(timer)
    stream.close()
  }
}
