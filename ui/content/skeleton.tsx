import type { CSSProperties } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** The final size of what is coming; nothing may move when it comes. As wide as its place if not told. */
  readonly width?: CSSProperties['inlineSize']
  readonly height: CSSProperties['blockSize']
  readonly round?: boolean | undefined
}

/** The place of something that is loading. What contains it says so by `aria-busy`. */
export function Skeleton({ width = '100%', height, round }: SkeletonProps) {
  return (
    <span
      className={joinClasses(styles.skeleton, round && styles.round)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}
