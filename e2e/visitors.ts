import type { BrowserContext } from '@playwright/test'
import { OFFER_KEY } from '#domain/onboarding/offer.ts'
import { LOCALHOST_ORIGIN, ORIGIN } from './origins.ts'

/**
 * Makes a context that of a returning visitor, who is not offered the walkthrough. By a script, because for a given storage
 * Playwright would open every origin in a page of its own.
 */
export async function ofReturning(making: BrowserContext | Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await making
  await context.addInitScript(
    ({ origins, key }) => {
      if (window === top && origins.includes(location.origin)) localStorage.setItem(key, 'seen')
    },
    { origins: [ORIGIN, LOCALHOST_ORIGIN], key: OFFER_KEY },
  )
  return context
}

/** Options of a test for a visitor who sees motion. In Chromium most tests run without it (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const
