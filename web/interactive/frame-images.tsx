import { useEffect, useRef, useState } from 'react'
import type { Image } from '#domain/media/image.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './frame-images.module.css'
import { decodePicture } from './load-frame.ts'
import { useSilentAttempts } from './use-silent-attempts.ts'

interface Shown {
  readonly index: number
  readonly image: Image
}

interface FrameImagesProps {
  readonly frame: Shown
  /** The width of the whole picture on the screen, in device pixels. */
  readonly width: number
  readonly isMoving: boolean
  /** Called when the picture failed to load. */
  readonly onFail: () => void
}

/** Shows the picture of a frame over the previous one: it fades in, and a fast turn never shows a blank stage. */
export function FrameImages({ frame, width, isMoving, onFail }: FrameImagesProps) {
  const [last, setLast] = useState<{ readonly now: Shown; readonly before: Shown | null }>({ now: frame, before: null })
  // Set during render: an effect would first show the new frame alone.
  const isOther = last.now.index !== frame.index
  if (isOther || last.now.image !== frame.image) setLast({ now: frame, before: isOther ? last.now : null })
  const { before } = last
  return (
    <>
      {before && <FrameImage key={before.index} image={before.image} width={width} onFail={ignore} />}
      <FrameImage
        key={frame.index}
        image={frame.image}
        width={width}
        className={joinClasses(before && !isMoving && styles.fades)}
        placeholder={!before}
        onFail={onFail}
      />
    </>
  )
}

/** The previous frame has loaded before, so its errors do not matter. */
function ignore() {}

interface FrameImageProps {
  readonly image: Image
  readonly width: number
  readonly className?: string | undefined
  readonly placeholder?: boolean
  readonly onFail: () => void
}

function FrameImage({ image, width, className, placeholder = false, onFail }: FrameImageProps) {
  const href = useSharpSource(image, width)
  const { isBroken, attempt, onError } = useSilentAttempts(href, onFail)
  const size = { width: image.width, height: image.height }
  return (
    <>
      {placeholder && image.placeholder && <image className={styles.placeholder} href={image.placeholder} {...size} />}
      {!isBroken && <image key={attempt} className={className} href={href} {...size} onError={onError} />}
    </>
  )
}

/** The file that is sharp enough. The previous one stays until it has loaded. Zooming out loads nothing. */
function useSharpSource(image: Image, width: number): string {
  const widest = useRef(width)
  widest.current = Math.max(widest.current, width)
  const wanted = sourceFor(image, widest.current)
  const [shown, setShown] = useState(wanted)
  useEffect(() => {
    if (wanted === shown) return
    let isWanted = true
    decodePicture(wanted).then(() => isWanted && setShown(wanted), console.warn)
    return () => {
      isWanted = false
    }
  }, [wanted, shown])
  return shown
}
