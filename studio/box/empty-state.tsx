import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import type { StatePictureName } from './state-drawing.tsx'
import { StatePicture } from './state-picture.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly text?: string | undefined
  readonly picture?: StatePictureName | undefined
  /** The one act that helps. */
  readonly children?: ReactNode
}

/** Says in one sentence why there is nothing to show, with the one act that helps. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture && <StatePicture name={picture} />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
