import type { Image } from '#domain/media/image.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './info-hero.module.css'

interface InfoHeroProps {
  /** Null renders the name without a picture. */
  readonly image: Image | null
  readonly name: string
  /** A line below the name. */
  readonly note: string | null
  /** The construction stage. Hidden when empty. */
  readonly badge: string
}

/** A full-width picture of a project with its name. */
export function InfoHero({ image, name, note, badge }: InfoHeroProps) {
  return (
    <header className={joinClasses(styles.hero, image ? styles.pictured : styles.bare)}>
      {image && <Picture image={image} sizes="100vw" alt="" eager />}
      <div className={styles.text}>
        {badge && <span className={styles.badge}>{badge}</span>}
        <h2>{name}</h2>
        {note && <p>{note}</p>}
      </div>
    </header>
  )
}
