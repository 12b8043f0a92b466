import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './lost-picture.module.css'

/** Whether the picture in an element failed to load. */
interface LostPicture {
  readonly isLost: boolean
  /** Use as the key of the picture, so that a retry loads it again. */
  readonly attempt: number
  readonly retry: () => void
  /** The handlers of the element. */
  readonly handlers: { readonly onErrorCapture: () => void }
}

/** Notices that a picture failed to load. Loads it again on request, and when the network is back. */
export function useLostPicture(): LostPicture {
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setLost(false)
    setAttempt((last) => last + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` depends on nothing.
  useEffect(() => {
    if (!isLost) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isLost])
  return { isLost, attempt, retry, handlers: { onErrorCapture: () => setLost(true) } }
}

/** Says in the place of a picture that it did not load, with a retry. */
export function LostPictureNote(props: {
  readonly text: string
  readonly retryText: string
  readonly onRetry: () => void
}) {
  return (
    <div className={styles.note} role="alert">
      <p>{props.text}</p>
      <Button size="small" onClick={props.onRetry}>
        <Icon name="refresh" size="small" />
        {props.retryText}
      </Button>
    </div>
  )
}
