import styles from './icon.module.css'
import { ICON_PATHS } from './icon-paths.ts'
import { joinClasses } from './join-classes.ts'

/** The name of an icon. */
export type IconName = keyof typeof ICON_PATHS

/** Those that point, and so are mirrored in right-to-left. */
const POINTING: ReadonlySet<IconName> = new Set(['back', 'external', 'filter', 'key', 'list', 'next', 'prev', 'stairs'])

/** Those that are not drawn with the stroke of the family. */
const STROKES: Partial<Record<IconName, string | undefined>> = { dots: styles.heavy, heartfill: styles.solid }

interface IconProps {
  readonly name: IconName
  /** 16, 20 (as usual) or 24 px; the stroke stays. */
  readonly size?: 'small' | 'large' | undefined
}

/** A decorative icon: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size }: IconProps) {
  // Names may come from data, where types do not reach (spec 8).
  if (!Object.hasOwn(ICON_PATHS, name)) {
    console.warn(`unknown icon: ${name}`)
    return null
  }
  return (
    <svg
      className={joinClasses(styles.icon, size && styles[size], POINTING.has(name) && styles.points, STROKES[name])}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
