import { closeTopModal, isModalOpen, onModalOpen } from '#ui/modal/open-modals.ts'

/*
 * Back closes the topmost modal instead of leaving the screen. For this the history gets a second entry of the same address
 * when a modal opens: the guard. It stays when the modal closes in another way, and serves the next one. Back without an
 * open modal goes on past both entries.
 */

/** What the history keeps of an entry: the number of a pair, and which of the two it is. */
interface Mark {
  readonly pair: number
  readonly isGuard: boolean
}

/** Makes Back close modals, as long as the page is open. */
export function letBackCloseModals(): void {
  let current = readMark()
  const move = (change: 'replaceState' | 'pushState', mark: Mark) => {
    history[change](mark, '', location.href)
    current = mark
  }
  const guard = () => {
    if (!isModalOpen() || readMark()?.isGuard) return
    const pair = Date.now()
    try {
      move('replaceState', { pair, isGuard: false })
      move('pushState', { pair, isGuard: true })
    } catch {
      // Browsers limit how often the address changes. Back leaves the screen then.
    }
  }
  onModalOpen(guard)
  addEventListener('popstate', () => {
    const before = current
    current = readMark()
    const isBelowGuard = before?.isGuard && current !== null && !current.isGuard && current.pair === before.pair
    if (!isBelowGuard) return
    // A modal may be below the closed one, or may have refused to close.
    if (closeTopModal()) setTimeout(guard)
    else history.back()
  })
}

function readMark(): Mark | null {
  const { state } = history
  return typeof state === 'object' && state !== null && 'pair' in state ? (state as Mark) : null
}
