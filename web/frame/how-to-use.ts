const HOW_TO_USE = 'vitrine-how-to-use'

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  dispatchEvent(new CustomEvent(HOW_TO_USE))
}

/** Hears of visitors who ask how the catalogue works; gives what ends the hearing. */
export function onHowToUse(listen: () => void): () => void {
  addEventListener(HOW_TO_USE, listen)
  return () => removeEventListener(HOW_TO_USE, listen)
}
