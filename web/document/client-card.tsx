import type { Image } from '#domain/media/image.ts'
import type { WordedSeller } from '#i18n/word-seller.ts'
import { Img } from '#ui/picture/img.tsx'
import styles from './client-card.module.css'
import { ContactLinks } from './contact-links.tsx'

interface ClientCardProps {
  readonly seller: WordedSeller
  readonly photo: Image | null
  readonly caption: string
}

/** The partner's card as clients see it. */
export function ClientCard({ seller, photo, caption }: ClientCardProps) {
  const { name, role, phone, mail } = seller
  return (
    <figure className={styles.card}>
      {photo && <Img src={photo.src} srcSet={photo.srcset || undefined} sizes="112px" alt="" />}
      <div>
        <b>{name}</b>
        {role && <p>{role}</p>}
        <ContactLinks phone={phone} mail={mail} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
