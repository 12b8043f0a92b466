import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './icon.module.css'

/** Those that point, and so are mirrored in right-to-left. */
const POINTING: ReadonlySet<string> = new Set(['back', 'external', 'filter', 'key', 'list', 'next', 'prev', 'stairs'])

/** Those that are not drawn with the stroke of the family. */
const STROKES: Readonly<Record<string, string | undefined>> = { dots: styles.heavy, heartfill: styles.solid }

/** The class of an icon that is filled. */
export const SOLID = styles.solid

interface IconDrawingProps {
  readonly name: string
  readonly size: 'small' | 'large' | undefined
  readonly path: string
}

/** The drawing of an icon. */
export function IconDrawing({ name, size, path }: IconDrawingProps) {
  return (
    <svg
      className={joinClasses(styles.icon, size && styles[size], POINTING.has(name) && styles.points, STROKES[name])}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
