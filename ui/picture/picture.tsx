import { useLayoutEffect, useRef, useState } from 'react'
import type { Image } from '#domain/media/image.ts'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './picture.module.css'
import { useNearScreen } from './use-near-screen.ts'

interface PictureProps {
  readonly image: Image
  /** The `sizes` attribute of the image. */
  readonly sizes: string
  /** Empty if the text beside it says the same. */
  readonly alt: string
  /** `cover` (default) fills the container and crops, `contain` shows the whole picture. */
  readonly fit?: 'cover' | 'contain' | undefined
  /** For the main picture of a view: loads at once, not only near the screen. */
  readonly eager?: boolean | undefined
}

/** A picture that fills its container. Shows a blurred placeholder while loading, and is blank if loading fails. */
export function Picture(props: PictureProps) {
  return <PictureOfOneSource key={props.image.src} {...props} />
}

function PictureOfOneSource({ image, sizes, alt, fit, eager = false }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null)
  // A server-rendered picture loads by itself, perhaps before hydration.
  const [isServerRendered] = useState(isHydrating)
  const picture = useRef<HTMLImageElement>(null)
  const near = useNearScreen(frame, eager || isServerRendered)
  const [outcome, setOutcome] = useState<'pending' | 'shown' | 'failed'>('pending')
  useLayoutEffect(() => {
    const { complete, naturalWidth = 0 } = picture.current ?? {}
    if (complete) setOutcome(naturalWidth > 0 ? 'shown' : 'failed')
  }, [])
  const isImage = near && outcome !== 'failed'
  return (
    <span
      ref={frame}
      className={joinClasses(styles.frame, fit === 'contain' && styles.contain)}
      {...(!isImage && alt && { role: 'img', 'aria-label': alt })}
    >
      {image.placeholder && outcome === 'pending' && (
        <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden="true" />
      )}
      {isImage && (
        <img
          ref={picture}
          className={styles.image}
          loading={isServerRendered && !eager ? 'lazy' : undefined}
          sizes={sizes}
          srcSet={image.srcset || undefined}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={() => setOutcome('shown')}
          onError={() => setOutcome('failed')}
        />
      )}
    </span>
  )
}
