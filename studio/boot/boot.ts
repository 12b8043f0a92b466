import type { StudioBoot } from '#contract/studio-boot.ts'

let boot: StudioBoot | null = null

/** What the document carries. */
export function readBoot(): StudioBoot {
  // Not checked: the server that wrote it belongs to the same release.
  boot ??= JSON.parse(document.querySelector('#boot')?.textContent ?? '') as StudioBoot
  return boot
}
