import { createPartRequest } from '#ui/lazy/part-request.ts'

const walkthrough = createPartRequest<void>()

/** Shows visitors who ask for it how the catalogue works; gives what ends that. */
export function onHowToUse(show: () => void): () => void {
  return walkthrough.handle(show)
}

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  walkthrough.send()
}
