import { useEffect } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useSignedOut } from './signed-out-context.ts'

/** The message for a failed read; null if it did not fail. A session that has ended leads to the sign-in screen. */
export function useFault(error: unknown): StudioKey | null {
  const onSignedOut = useSignedOut()
  const hasEnded = isSignedOut(error)
  useEffect(() => {
    if (hasEnded) onSignedOut()
  }, [hasEnded, onSignedOut])
  return error === null || hasEnded ? null : errorKey(error)
}
