import type { CSSProperties } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** The final size of the content, so that nothing shifts when it loads. As wide as its container by default. */
  readonly width?: CSSProperties['inlineSize']
  readonly height: CSSProperties['blockSize']
  readonly round?: boolean | undefined
}

/** A placeholder for loading content. Its container should have `aria-busy`. */
export function Skeleton({ width = '100%', height, round }: SkeletonProps) {
  return (
    <span
      className={joinClasses(styles.skeleton, round && styles.round)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}
