import type { Image } from '#domain/media/image.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Picture } from './picture.tsx'
import styles from './poster.module.css'

/** The class of the button or link around a poster. */
export const posterCard: string = styles.card ?? ''

interface PosterProps {
  readonly image: Image | null
  /** The icon over the picture. */
  readonly mark: IconName
  readonly name: string
}

/** A picture with an icon and a name, for a film or a panorama. As wide as its card. */
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
