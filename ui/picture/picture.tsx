import { useLayoutEffect, useRef, useState } from 'react'
import type { Image } from '#domain/media/image.ts'
import { isDrawn } from '#ui/drawn/is-drawn.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './picture.module.css'
import { useNearScreen } from './use-near-screen.ts'

interface PictureProps {
  readonly image: Image
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string
  /** Empty where the text beside it says the same. */
  readonly alt: string
  /** Cover (as usual) fills the place and crops, contain shows all of it. */
  readonly fit?: 'cover' | 'contain' | undefined
  /** The main picture of a view: it does not wait to be near the screen. */
  readonly eager?: boolean | undefined
}

/** A picture that fills its place, blurred from its placeholder until it has come; blank if it cannot come. */
export function Picture(props: PictureProps) {
  return <PictureOfOneSource key={props.image.src} {...props} />
}

function PictureOfOneSource({ image, sizes, alt, fit, eager = false }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null)
  // One that the document brings loads by itself, and may have come before the scripts.
  const [isBrought] = useState(isDrawn)
  const picture = useRef<HTMLImageElement>(null)
  const near = useNearScreen(frame, eager || isBrought)
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
          loading={isBrought && !eager ? 'lazy' : undefined}
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
