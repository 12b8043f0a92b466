import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ToastContext, type ToastMessage } from '#ui/toast/toast-context.ts'
import { loadToast, ToastRegion } from '#ui/toast/toast-region.tsx'
import { staysAfter, type ToastPlace } from './toast-place.ts'

interface ToastsProps {
  readonly place: ToastPlace
  readonly children: ReactNode
}

/** Renders the messages of `useToast`, which leave with their screen. */
export function Toasts({ place, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const shown = useRef<{ readonly message: ToastMessage; readonly place: ToastPlace } | null>(null)
  useEffect(() => {
    // A failed load is repeated when a message is shown.
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
      <ToastRegion message={message} onDone={() => setMessage(null)} />
    </ToastContext>
  )
}
