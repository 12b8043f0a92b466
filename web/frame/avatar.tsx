import { useState } from 'react'
import type { Contacts } from '#domain/partner/contacts.ts'
import { Img } from '#ui/picture/img.tsx'
import styles from './avatar.module.css'

/** An avatar: the photo of a person, or their initials. */
export function Avatar({ contacts }: { contacts: Pick<Contacts, 'name' | 'photo'> }) {
  const { name, photo } = contacts
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles.avatar} aria-hidden="true">
      {photo && photo.src !== failed ? (
        <Img
          src={photo.src}
          srcSet={photo.srcset || undefined}
          sizes="3.5rem"
          alt=""
          onError={() => setFailed(photo.src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  // By code points: some letters are two code units.
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
