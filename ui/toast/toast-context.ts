import { createContext, use } from 'react'
import type { IconName } from '#ui/icon/icon.tsx'

/** A short message about what has just happened. */
export interface ToastMessage {
  readonly text: string
  readonly icon?: IconName | undefined
  /** One thing that can be done about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

/** How messages are shown, below a `ToastProvider`. */
export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/** Shows a message; it takes the place of the one before. */
export function useToast(): (message: ToastMessage) => void {
  const showToast = use(ToastContext)
  if (!showToast) throw new Error('no toasts above this component')
  return showToast
}
