import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { ToastContext, type ToastMessage } from '#ui/toast/toast-context.ts'
import { staysAfter, type ToastPlace } from './toast-place.ts'

const loadToast = async () => (await import('#ui/toast/toast.tsx')).Toast
const Toast = quietLazy(loadToast)

interface ToastsProps {
  readonly place: ToastPlace
  readonly children: ReactNode
}

/** Renders the messages of `useToast`, which leave with their screen. Screen readers read them politely. */
export function Toasts({ place, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const shown = useRef<{ readonly message: ToastMessage; readonly place: ToastPlace } | null>(null)
  useEffect(() => {
    // Loaded before it is needed: messages matter most when the network is gone.
    loadToast().catch(() => {})
  }, [])
  useEffect(() => {
    // An act that shows a message and opens a screen at once means that screen.
    if (message && shown.current?.message !== message) shown.current = { message, place }
    else if (message && shown.current && !staysAfter(shown.current.place, place, Boolean(message.action)))
      setMessage(null)
  }, [message, place])
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
