import { type KeptOffer, keptAfter, OFFER_KEY, type OfferEnd } from '#domain/onboarding/offer.ts'

/** Whether the note may be shown: at most once a visit, and never where the browser's storage is blocked. */
export function mayOfferNow(): boolean {
  try {
    if (localStorage.getItem(OFFER_KEY) === 'seen' || sessionStorage.getItem(OFFER_KEY) !== null) return false
    sessionStorage.setItem(OFFER_KEY, 'offered')
    return sessionStorage.getItem(OFFER_KEY) !== null
  } catch {
    // The storage is blocked, so the note would appear on every page.
    return false
  }
}

/** Stores how the note ended, for the next visit. */
export function keepOffer(end: OfferEnd): void {
  try {
    const kept = localStorage.getItem(OFFER_KEY) as KeptOffer | null
    localStorage.setItem(OFFER_KEY, keptAfter(kept, end))
  } catch {
    // `mayOfferNow` has checked the storage. If it is full by now, the note appears once more.
  }
}
