import { type ReactNode, useState } from 'react'
import { ToastContext, type ToastMessage } from './toast-context.ts'
import { ToastRegion } from './toast-region.tsx'

/** Renders the messages of `useToast`. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  return (
    <ToastContext value={setMessage}>
      {children}
      <ToastRegion message={message} onDone={() => setMessage(null)} />
    </ToastContext>
  )
}
