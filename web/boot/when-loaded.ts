/** Resolves after the document and its resources have loaded, so that later downloads do not compete with them. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
}
