import { HANDED_PREFIX, handedKey } from '#web/api/handed-over.ts'

// From the press on a link to the start of its tab, with the menu of a right click in between.
const LIFE_MS = 120_000

/** Leaves a context for the tab that a link opens. It shows in no address, and is gone once it is taken. */
export function handOver(context: string, link: URL, now: number): void {
  try {
    forgetOld(now)
    localStorage.setItem(handedKey(link), `${now + LIFE_MS} ${context}`)
  } catch {
    // Blocked or full: the new tab is an ordinary one.
  }
}

/** The name of a window that gets a context: the only way from a frame of another site, whose storage is its own. */
export function windowNameOf(context: string, now: number): string {
  return `${HANDED_PREFIX}${now + LIFE_MS} ${context}`
}

/** What no tab came for. */
function forgetOld(now: number): void {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(HANDED_PREFIX))) {
    const [until] = (localStorage.getItem(key) ?? '').split(' ')
    if (Number(until) <= now) localStorage.removeItem(key)
  }
}
