// Apart from `wish.ts`: the first view waits for wishes, and makes none itself.

/** The event that tells of the first wish for a part that has not come yet. */
export const WISHED = 'vitrine-wish'

/** Done when somebody wishes for a part that has not come yet: it has to come now. */
export function whenWished(): Promise<unknown> {
  return new Promise((resolve) => addEventListener(WISHED, resolve))
}
