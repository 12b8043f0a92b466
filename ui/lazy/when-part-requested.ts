// Separate from `part-request.ts`, which the first view does not need.

/** The event of a request for a part that has not loaded yet. */
export const PART_REQUESTED = 'vitrine-part'

/** Resolves when the visitor asks for a part that has not loaded yet. */
export function whenPartRequested(): Promise<unknown> {
  return new Promise((resolve) => addEventListener(PART_REQUESTED, resolve))
}
