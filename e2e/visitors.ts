import { OFFER_KEY } from '#domain/onboarding/offer.ts'
import { LOCALHOST_ORIGIN, ORIGIN } from './origins.ts'

const ORIGINS = [ORIGIN, LOCALHOST_ORIGIN]

/** What the browser of a visitor keeps who has been here before: he is shown no walkthrough. */
export const RETURNING_VISITOR = {
  cookies: [],
  origins: ORIGINS.map((origin) => ({ origin, localStorage: [{ name: OFFER_KEY, value: 'seen' }] })),
}

/** Somebody new. */
export const NEW_VISITOR = { cookies: [], origins: [] }
