import { type KeptOffer, keptAfter, OFFER_KEY, type OfferEnd } from '#domain/onboarding/offer.ts'

/** Tells whether the note may come: at most once a visit, and never where nothing can be kept. */
export function mayComeNow(): boolean {
  try {
    if (localStorage.getItem(OFFER_KEY) === 'seen' || sessionStorage.getItem(OFFER_KEY) !== null) return false
    sessionStorage.setItem(OFFER_KEY, 'offered')
    return sessionStorage.getItem(OFFER_KEY) !== null
  } catch {
    // Some visitors block the storage. The note would come back with every page.
    return false
  }
}

/** Keeps what became of the note, for the next visit. */
export function keepOffer(end: OfferEnd): void {
  try {
    const kept = localStorage.getItem(OFFER_KEY) as KeptOffer | null
    localStorage.setItem(OFFER_KEY, keptAfter(kept, end))
  } catch {
    // `mayComeNow` has found the storage usable. If it is full since, the note comes once more.
  }
}
