import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { TOLD } from './when-told.ts'

const PAUSE_MS = 100
// Who hears comes after the first view; later than this, its code did not come at all.
const TRIES = CHUNK_TIMEOUT_MS / PAUSE_MS

/** Tells the window something that must not be lost: again, until somebody hears it. */
export async function tellUntilHeard(name: string, detail?: unknown): Promise<void> {
  dispatchEvent(new Event(TOLD))
  for (let tries = 0; tries < TRIES; tries++) {
    // Whoever hears it says so by preventing what is not there to happen.
    if (!dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Hears what the window is told; gives what ends the hearing. */
export function hear<Detail>(name: string, listen: (detail: Detail) => void): () => void {
  const onTold = (event: Event) => {
    event.preventDefault()
    listen((event as CustomEvent<Detail>).detail)
  }
  addEventListener(name, onTold)
  return () => removeEventListener(name, onTold)
}
