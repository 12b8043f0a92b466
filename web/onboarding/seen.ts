import { SEEN_KEY } from '#domain/onboarding/first-start.ts'

/** Notes that the walkthrough was shown in this browser; false if it was before, or if nothing can be kept. */
export function takeFirstTime(): boolean {
  try {
    if (localStorage.getItem(SEEN_KEY) !== null) return false
    localStorage.setItem(SEEN_KEY, 'seen')
    return localStorage.getItem(SEEN_KEY) !== null
  } catch {
    // Blocked by some visitors: it would come again at every visit, so that it waits for How to use.
    return false
  }
}
