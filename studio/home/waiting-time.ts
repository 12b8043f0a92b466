import type { StudioKey } from '#i18n/messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something waits, in the largest whole unit. */
export function waitingTime(since: string, now: number): { readonly word: StudioKey; readonly count: number } {
  const passed = Math.max(0, now - Date.parse(since))
  if (passed < HOUR) return { word: 'home.minutes', count: Math.floor(passed / MINUTE) }
  if (passed < 2 * DAY) return { word: 'home.hours', count: Math.floor(passed / HOUR) }
  return { word: 'home.days', count: Math.floor(passed / DAY) }
}
