import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import styles from './faces.module.css'
import type { Present } from './present.ts'

/** The faces of those who are on the same screen. */
export function Faces({ people }: { readonly people: readonly Present[] }) {
  const { t } = useTranslator()
  if (people.length === 0) return null
  return (
    <span
      className={styles.faces}
      role="img"
      aria-label={t('presence.here', { names: people.map(({ name }) => name).join(', ') })}
    >
      {people.map(({ key, name }) => (
        <Avatar key={key} name={name} title={name} />
      ))}
    </span>
  )
}
