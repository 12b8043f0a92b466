import type { Image } from '#domain/media/image.ts'
import styles from './picture.module.css'

interface PictureProps {
  image: Image
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  /** Empty where the text beside it says the same. */
  alt: string
}

/** A picture that fills its place, blurred from its placeholder until it has come. */
export function Picture({ image, sizes, alt }: PictureProps) {
  return (
    <span className={styles.frame}>
      {image.placeholder && <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden="true" />}
      <img
        className={styles.image}
        src={image.src}
        srcSet={image.srcset || undefined}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
