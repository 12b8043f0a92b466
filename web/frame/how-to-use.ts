import { createPartRequest } from '#ui/lazy/part-request.ts'

const walkthrough = createPartRequest<void>()

/** Calls `show` when a visitor asks for the walkthrough; returns a function that unsubscribes. */
export function onHowToUse(show: () => void): () => void {
  return walkthrough.handle(show)
}

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  walkthrough.send()
}
