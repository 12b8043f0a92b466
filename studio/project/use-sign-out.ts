import { manage } from '#studio/api/manage.ts'
import { useSignedIn } from '#studio/person/me-context.ts'
import { clearKeptWork } from './offline-queue.ts'

/** The function that signs the person out, and forgets their open work. */
export function useSignOut(): () => Promise<void> {
  const { onSignedOut } = useSignedIn()
  return async () => {
    await manage('signOut')
    await forgetWork()
    onSignedOut()
  }
}

/** Forgets what this browser keeps of projects, and what was typed in this tab. */
async function forgetWork(): Promise<void> {
  await clearKeptWork()
  try {
    sessionStorage.clear()
  } catch {
    // Without storage nothing was kept.
  }
}
