import type { TrackedEvent, TrackedPage } from './tracked-event.ts'

/** One analytics service that was started. */
export interface Provider {
  readonly page: (page: TrackedPage) => void
  readonly event: (event: TrackedEvent) => void
}

/** Puts a script of others into the page, with the nonce by which the page trusts it. */
export function insertScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  Object.assign(script.dataset, data)
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  document.head.append(script)
}
