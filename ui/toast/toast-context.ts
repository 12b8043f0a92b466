import { createContext, use } from 'react'
import type { IconName } from '#ui/icon/icon.tsx'

/** A short message about what has just happened. */
export interface ToastMessage {
  readonly text: string
  readonly icon?: IconName | undefined
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

/** The function that shows messages below a `ToastProvider`. */
export const ToastContext = createContext<((message: ToastMessage | null) => void) | null>(null)

/** Returns a function that shows a message in place of the last one, or with `null` takes the last one away. */
export function useToast(): (message: ToastMessage | null) => void {
  const showToast = use(ToastContext)
  if (!showToast) throw new Error('no toasts above this component')
  return showToast
}
