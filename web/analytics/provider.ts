import type { TrackedEvent, TrackedPage } from './tracked-event.ts'

/** A started analytics service. */
export interface Provider {
  readonly page: (page: TrackedPage) => void
  readonly event: (event: TrackedEvent) => void
}

/** Inserts a third-party script. The Content-Security-Policy of the page lists its host. */
export function insertScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
}
