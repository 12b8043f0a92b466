import { createWish } from '#ui/lazy/wish.ts'

const walkthrough = createWish<void>()

/** Calls `show` when a visitor asks for the walkthrough; returns a function that unsubscribes. */
export function onHowToUse(show: () => void): () => void {
  return walkthrough.onMade(show)
}

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  walkthrough.make()
}
