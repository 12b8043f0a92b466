import { hear, tellUntilHeard } from './until-heard.ts'

const HOW_TO_USE = 'vitrine-how-to-use'

/** Hears of visitors who ask how the catalogue works; gives what ends the hearing. */
export function onHowToUse(listen: () => void): () => void {
  return hear(HOW_TO_USE, listen)
}

/** Asks for the walkthrough. */
export function showHowToUse(): void {
  void tellUntilHeard(HOW_TO_USE)
}
