import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './toast.module.css'
import type { ToastMessage } from './toast-context.ts'

/** Long enough to read a sentence, and longer with an action. */
const SHOWN_MS = 5000
const SHOWN_WITH_ACTION_MS = 10_000

interface ToastProps {
  readonly message: ToastMessage
  readonly onDone: () => void
}

/** A message that disappears by itself, but not while hovered or focused. */
export function Toast({ message, onDone }: ToastProps) {
  const { text, icon, action } = message
  const [held, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the timer, a new handler does not.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDone, action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message, held])
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the timer while hovered or focused. */}
      <div
        className={styles.toast}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {icon && <Icon name={icon} />}
        <span>{text}</span>
        {action && (
          <Button
            variant="plain"
            className={styles.action}
            onClick={() => {
              onDone()
              action.onAction()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
