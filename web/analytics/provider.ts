import type { TrackedEvent, TrackedPage } from './tracked-event.ts'

/** A started analytics service. */
export interface Provider {
  readonly page: (page: TrackedPage) => void
  readonly event: (event: TrackedEvent) => void
}

/** Inserts a third-party script with the nonce that the Content-Security-Policy requires. */
export function insertScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  Object.assign(script.dataset, data)
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  document.head.append(script)
}
