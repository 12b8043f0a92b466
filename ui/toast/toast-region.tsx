import { Suspense } from 'react'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import type { ToastMessage } from './toast-context.ts'

/** Loads the code of messages. Call it before one is needed: messages matter most when the network is gone. */
export const loadToast = async () => (await import('./toast.tsx')).Toast

const Toast = quietLazy(loadToast)

interface ToastRegionProps {
  readonly message: ToastMessage | null
  readonly onDone: () => void
}

/** The place of the message. Screen readers read it politely. */
export function ToastRegion({ message, onDone }: ToastRegionProps) {
  return (
    <div role="status">
      {message && (
        <Suspense>
          <Toast message={message} onDone={onDone} />
        </Suspense>
      )}
    </div>
  )
}
