import type { StudioBoot } from '#contract/studio-boot.ts'

let boot: StudioBoot | null = null

/** What the document carries. */
export function readBoot(): StudioBoot {
  boot ??= bootOf(document)
  return boot
}

/** What a document of the Studio carries. Throws for any other document. */
export function bootOf(page: Document): StudioBoot {
  // Not checked: the server that wrote it belongs to the same release.
  return JSON.parse(page.querySelector('#boot')?.textContent ?? '') as StudioBoot
}
