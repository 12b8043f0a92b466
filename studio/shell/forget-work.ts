import { clearKeptQueues } from '#studio/project/kept-queue.ts'

/** Forgets the unsent work of a person who signs out: acts that wait in this browser, and what was typed in this tab. */
export async function forgetWork(): Promise<void> {
  await clearKeptQueues()
  try {
    sessionStorage.clear()
  } catch {
    // Without storage nothing was kept.
  }
}
