import type { Contacts } from '#domain/partner/contacts.ts'
import styles from './face.module.css'

/** The photo of a person, or the first letters of a name. */
export function Face({ contacts }: { contacts: Pick<Contacts, 'name' | 'photo'> }) {
  const { name, photo } = contacts
  return (
    <span className={styles.face} aria-hidden="true">
      {photo ? <img src={photo.src} srcSet={photo.srcset || undefined} sizes="3.5rem" alt="" /> : initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  // By characters as people count them: some letters are two code units.
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
