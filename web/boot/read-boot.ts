import type { Boot } from '#contract/boot.ts'

/** Reads the boot data that the server wrote into the document. */
export function readBoot(): Boot {
  const text = document.querySelector('#boot')?.textContent
  if (!text) throw new Error('the page has no boot data')
  return JSON.parse(text)
}
