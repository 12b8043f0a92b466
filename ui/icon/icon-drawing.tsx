import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './icon.module.css'

/** Icons with a direction, mirrored in right-to-left. */
const POINTING: ReadonlySet<string> = new Set(['back', 'external', 'filter', 'key', 'list', 'next', 'prev', 'stairs'])

/** Icons with another stroke than the others. */
const STROKES: Readonly<Record<string, string | undefined>> = { dots: styles.heavy, heartfill: styles.solid }

/** The class of a filled icon. */
export const SOLID = styles.solid

interface IconDrawingProps {
  readonly name: string
  readonly size: 'small' | 'large' | undefined
  readonly path: string
}

/** An icon from its path. */
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
