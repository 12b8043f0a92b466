import { OFFER_KEY } from '#domain/onboarding/offer.ts'
import { LOCALHOST_ORIGIN, ORIGIN } from './origins.ts'

const ORIGINS = [ORIGIN, LOCALHOST_ORIGIN]

/** Browser storage of a returning visitor, who is not offered the walkthrough. */
export const RETURNING_VISITOR = {
  cookies: [],
  origins: ORIGINS.map((origin) => ({ origin, localStorage: [{ name: OFFER_KEY, value: 'seen' }] })),
}

/** Browser storage of a new visitor. */
export const NEW_VISITOR = { cookies: [], origins: [] }

/** Options of a test for a visitor who sees motion. In Chromium most tests run without it (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const
