/** Sent to the window when a visitor asks how the catalogue works; the walkthrough answers. */
export const HOW_TO_USE = 'vitrine-how-to-use'

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  dispatchEvent(new CustomEvent(HOW_TO_USE))
}
