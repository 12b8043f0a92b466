import type { Browser } from '@playwright/test'
import type { DraftChange } from '#contract/drafts.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect } from '../test.ts'
import { openSession } from './own-session.ts'

/** Somebody else of the company, who changes the draft in a browser of their own. */
export interface Colleague {
  readonly change: (project: number, changes: readonly DraftChange[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Signs a second person in. */
export async function signInColleague(browser: Browser, name: string): Promise<Colleague> {
  const context = await browser.newContext()
  await openSession(context, { origin: LOCALHOST_ORIGIN, name, role: 'editor' })
  return {
    change: async (project, changes) => {
      const answer = await context.request.patch(`${LOCALHOST_ORIGIN}/api/v1/manage/projects/${project}/draft`, {
        headers: { origin: LOCALHOST_ORIGIN },
        data: changes,
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    close: () => context.close(),
  }
}

/** A new price of a unit. `base` is the price that the person saw. */
export function priceChange(id: string, value: number, base: number): DraftChange {
  return { kind: 'instance', id, field: 'price', value, base }
}
