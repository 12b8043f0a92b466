import { closeTopCover, isCovered, onCover } from '#ui/modal/open-covers.ts'
import { goBack, readEntry, type Step, writeEntry } from './browser-history.ts'

/*
 * Back closes what covers the screen, such as a dialog, instead of leaving the screen. For this the history gets a second
 * entry of the same address when something covers the screen: the guard. It stays when the cover closes in another way, and
 * serves the next one. Back without a cover goes on past both entries.
 */

/** What the history keeps of an entry: the number of a pair, and which of the two it is. */
interface Mark {
  readonly pair: number
  readonly isGuard: boolean
}

/** Makes Back close covers, as long as the page is open. Comes before all that follows the address. */
export function letBackCloseCovers(): void {
  let current = readMark()
  const move = (step: Step, mark: Mark) => {
    writeEntry(step, location.href, mark)
    current = mark
  }
  const guard = () => {
    if (!isCovered() || readMark()?.isGuard) return
    const pair = Date.now()
    try {
      move('replace', { pair, isGuard: false })
      move('push', { pair, isGuard: true })
    } catch {
      // Browsers limit how often the address changes. Back leaves the screen then.
    }
  }
  onCover(guard)
  addEventListener('popstate', (event) => {
    const before = current
    current = readMark()
    const isBelowGuard = before?.isGuard && current !== null && !current.isGuard && current.pair === before.pair
    if (!isBelowGuard) return
    // The screen is the same, so nobody else has to follow.
    event.stopImmediatePropagation()
    // Another cover may be below the closed one, or it may have refused to close.
    if (closeTopCover()) setTimeout(guard)
    else goBack()
  })
}

function readMark(): Mark | null {
  const state = readEntry()
  return state !== null && 'pair' in state ? (state as Mark) : null
}
