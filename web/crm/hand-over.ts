import { HANDED_PREFIX, handedKey } from '#web/api/handed-over.ts'

// Enough time to open a link in a new tab, also through the context menu.
const LIFE_MS = 120_000

/** Leaves a context for the tab that a link opens. It appears in no address and is removed when taken. */
export function handOver(context: string, link: URL, now: number): void {
  try {
    forgetOld(now)
    localStorage.setItem(handedKey(link), `${now + LIFE_MS} ${context}`)
  } catch {
    // Storage is blocked or full: the new tab opens without the lead.
  }
}

/** A window name that carries a context. The only way out of a cross-site frame, whose storage is partitioned. */
export function windowNameOf(context: string, now: number): string {
  return `${HANDED_PREFIX}${now + LIFE_MS} ${context}`
}

/** Removes contexts that no tab has taken. */
function forgetOld(now: number): void {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(HANDED_PREFIX))) {
    const [until] = (localStorage.getItem(key) ?? '').split(' ')
    if (Number(until) <= now) localStorage.removeItem(key)
  }
}
