/** Done when the document has loaded with all that it names: what comes then competes with nothing. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
}
