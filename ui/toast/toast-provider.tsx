import { type ReactNode, Suspense, useState } from 'react'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { ToastContext, type ToastMessage } from './toast-context.ts'

const Toast = quietLazy(async () => (await import('./toast.tsx')).Toast)

/** Renders the messages of `useToast`. Screen readers read them politely. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  return (
    <ToastContext value={setMessage}>
      {children}
      <div role="status">
        {message && (
          <Suspense>
            <Toast message={message} onDone={() => setMessage(null)} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  )
}
