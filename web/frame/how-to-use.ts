import { createWish } from '#ui/lazy/wish.ts'

const walkthrough = createWish<void>()

/** Shows visitors who ask for it how the catalogue works; gives what ends that. */
export function onHowToUse(show: () => void): () => void {
  return walkthrough.onMade(show)
}

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  walkthrough.make()
}
