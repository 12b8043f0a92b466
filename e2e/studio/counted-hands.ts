import { expect, type Locator, type Page, test } from '../test.ts'
import { pressTimes, tabTo } from './hands.ts'

/**
 * Hands that count what a person does. A pressed key is one act, with Ctrl or Shift too, and so is a click. A text that is typed
 * into one field is one act, however long it is.
 */
export function countedHands(page: Page) {
  const counts: Record<string, number> = {}
  let count = 0
  const hands = {
    press: async (key: string, times = 1) => {
      count += times
      await pressTimes(page, key, times)
    },
    type: async (text: string) => {
      count += 1
      await page.keyboard.type(text)
    },
    /** Types a time into a field for it, which has the focus. Its parts have the order of the device, so the whole is set at once. */
    typeTime: async (field: Locator, wall: string) => {
      count += 1
      await expect(field).toBeFocused()
      await field.fill(wall)
    },
    /** Goes to a control by Tab. */
    reach: async (control: Locator) => {
      count += await tabTo(page, control)
    },
    click: async (control: Locator) => {
      count += 1
      await control.click()
    },
  }
  return {
    ...hands,
    counts,
    /** Does a task, and keeps how many acts it took. */
    task: (name: string, work: () => Promise<void>) =>
      test.step(name, async () => {
        expect(counts, 'each task has a name of its own').not.toHaveProperty([name])
        count = 0
        await work()
        counts[name] = count
      }),
  }
}

export type CountedHands = ReturnType<typeof countedHands>
