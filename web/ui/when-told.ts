// Apart from `until-heard.ts`: the first view waits for what is told, and tells nothing itself.

/** The event that goes before whatever must be heard. */
export const TOLD = 'vitrine-told'

/** Done when something is told that must be heard: whoever hears it has to come now. */
export function whenTold(): Promise<unknown> {
  return new Promise((resolve) => addEventListener(TOLD, resolve))
}
