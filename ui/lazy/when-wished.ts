// Separate from `wish.ts`, which the first view does not need.

/** The event of a request for a part that has not loaded yet. */
export const WISHED = 'vitrine-wish'

/** Resolves when the visitor asks for a part that has not loaded yet. */
export function whenWished(): Promise<unknown> {
  return new Promise((resolve) => addEventListener(WISHED, resolve))
}
