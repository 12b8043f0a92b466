import type { Image } from '#domain/media/image.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Picture } from './picture.tsx'
import styles from './poster.module.css'

/** The look of what a poster stands in: a button or a link. */
export const posterCard: string = styles.card ?? ''

interface PosterProps {
  readonly image: Image | null
  /** The mark over the picture: what choosing it does. */
  readonly mark: IconName
  readonly name: string
}

/** A picture with a mark and a name, to choose a film or a place by; it fills the width of its card. */
export function Poster({ image, mark, name }: PosterProps) {
  return (
    <>
      <span className={styles.picture}>
        {image && <Picture image={image} sizes="(width < 48rem) 100vw, 480px" alt="" />}
        <span className={styles.mark}>
          <Icon name={mark} size="large" />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
    </>
  )
}
