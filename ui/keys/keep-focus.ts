import { type FocusTrail, focusNear, trailOf } from './focus-trail.ts'

/** Where the focus was last in a dialog, or below all of them. */
interface Layer {
  readonly dialog: Element | null
  readonly trail: FocusTrail | null
}

/**
 * When the focused element is removed, such as the button in a row that was deleted, moves the focus to its neighbour.
 * So too when a dialog closes and has removed what it would give the focus back to. Otherwise the focus would go to the
 * beginning of the page. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let layers: readonly Layer[] = []
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const dialog = target.closest('dialog')
    const below = layers.findIndex((layer) => layer.dialog === dialog)
    layers = [...(below < 0 ? layers : layers.slice(0, below)), { dialog, trail: trailOf(target) }]
  }
  const restore = () => {
    // Somebody else may have moved the focus on purpose.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    layers = layers.filter(({ dialog }) => dialog === null || dialog.isConnected)
    const trail = layers.at(-1)?.trail
    if (!trail || trail.element.isConnected) return
    layers = layers.slice(0, -1)
    focusNear(trail)
  }
  const observer = new MutationObserver(restore)
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
