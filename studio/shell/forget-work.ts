import { clearKeptWork } from '#studio/project/offline-queue.ts'

/** Forgets the open work of a person who signs out: what this browser keeps of projects, and what was typed in this tab. */
export async function forgetWork(): Promise<void> {
  await clearKeptWork()
  try {
    sessionStorage.clear()
  } catch {
    // Without storage nothing was kept.
  }
}
